import type { ReactElement } from 'react';
import { useStateDuration } from '../../../react';

/** Props of {@link RowDuration}. */
export interface RowDurationProps {
  deviceId: number;
}

/** For how long a vehicle idles or stands. It ticks by itself, so that the row need not. */
export function RowDuration({ deviceId }: RowDurationProps): ReactElement | null {
  const duration = useStateDuration(deviceId);
  if (!duration) return null;
  return (
    <small className="rastro-row-duration" data-figure>
      {' '}
      {duration.text}
    </small>
  );
}
