import { DAY_MS, type Period, startOfZonedDay, readOwnTimeZone } from '../../domain';
import type { Format } from '../../react';

/** What stands at a moment of an axis of time: its time, or its day at midnight of a period of days. */
export function sayTick(
  ms: number,
  { fromMs, toMs }: Period,
  { format, timeZone }: { format: Format; timeZone: string | undefined },
): string {
  const zone = timeZone ?? readOwnTimeZone();
  const isDay = toMs - fromMs > DAY_MS && startOfZonedDay(ms, zone) === ms;
  return isDay ? format.date(ms) : format.time(ms);
}
