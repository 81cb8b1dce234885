import type { ReactElement } from 'react';
import { useStateDuration } from '../../../react';

/** Props of {@link RowDuration}. */
export interface RowDurationProps {
  deviceId: number;
  isMoving: boolean;
}

/** For how long a vehicle moves, idles or stands. It ticks by itself, so that the row need not. */
export function RowDuration({ deviceId, isMoving }: RowDurationProps): ReactElement | null {
  const duration = useStateDuration(deviceId);
  if (!duration) return null;
  // A figure and a time in a row need something between them; a word and a time do not.
  return (
    <small className="rastro-row-duration">
      {isMoving ? ' · ' : ' '}
      {duration.text}
    </small>
  );
}
