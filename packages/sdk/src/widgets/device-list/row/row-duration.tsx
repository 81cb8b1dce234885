import type { ReactElement } from 'react';
import { MINUTE_MS } from '../../../domain';
import { useFormat, useNow, useStateSince } from '../../../react';

/** For how long a vehicle stands or idles, from a minute on. It ticks by itself, so that the row need not. */
export function RowDuration({ deviceId }: { deviceId: number }): ReactElement | null {
  const format = useFormat();
  const now = useNow(MINUTE_MS);
  const sinceMs = useStateSince(deviceId);
  if (sinceMs === null || now - sinceMs < MINUTE_MS) return null;
  return <small className="rastro-row-duration"> {format.duration(now - sinceMs)}</small>;
}
