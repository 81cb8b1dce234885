import { DAY_MS, type Period, startOfZonedDay, readOwnTimeZone } from '../../domain';
import type { Format } from '../../react';

/**
 * Returns the label of a tick on a time axis: its time, or its day at midnight of a multi-day
 * period.
 */
export function sayTick(
  ms: number,
  { fromMs, toMs }: Period,
  { format, timeZone }: { format: Format; timeZone: string | undefined },
): string {
  const zone = timeZone ?? readOwnTimeZone();
  const isDay = toMs - fromMs > DAY_MS && startOfZonedDay(ms, zone) === ms;
  return isDay ? format.date(ms) : format.time(ms);
}
