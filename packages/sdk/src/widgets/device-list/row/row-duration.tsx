import type { ReactElement } from 'react';
import { useStateDuration } from '../../../react';

/** For how long a vehicle moves, idles or stands. It ticks by itself, so that the row need not. */
export function RowDuration({
  deviceId,
  isMoving,
}: {
  deviceId: number;
  isMoving: boolean;
}): ReactElement | null {
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
