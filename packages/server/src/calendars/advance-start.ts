import { DAY_MS, HOUR_MS, MINUTE_MS } from '@rastro/sdk/domain';
import ICAL from 'ical.js';

const SECOND_MS = 1000;
/** What repeats by a fixed time; months and years do not, and are few. */
const UNIT_MS: Readonly<Record<string, number>> = {
  SECONDLY: SECOND_MS,
  MINUTELY: MINUTE_MS,
  HOURLY: HOUR_MS,
  DAILY: DAY_MS,
  WEEKLY: 7 * DAY_MS,
};

/**
 * The start of a rule, moved on by whole intervals to the last one not after `beforeMs` on the clock of the
 * rule (as if it were UTC): from there it repeats as from its own start. The start itself where that lies
 * later, or where the intervals differ in length.
 */
export function advanceStart(
  start: ICAL.Time,
  { freq, interval }: Pick<ICAL.Recur, 'freq' | 'interval'>,
  beforeMs: number,
): ICAL.Time {
  const unitMs = UNIT_MS[freq];
  if (unitMs === undefined) return start;
  const { year, month, day, hour, minute, second } = start;
  const startMs = Date.UTC(year, month - 1, day, hour, minute, second);
  const stepMs = interval * unitMs;
  const steps = Math.floor((beforeMs - startMs) / stepMs);
  if (steps <= 0) return start;
  const moved = new Date(startMs + steps * stepMs);
  return ICAL.Time.fromData(
    {
      year: moved.getUTCFullYear(),
      month: moved.getUTCMonth() + 1,
      day: moved.getUTCDate(),
      hour: moved.getUTCHours(),
      minute: moved.getUTCMinutes(),
      second: moved.getUTCSeconds(),
      isDate: start.isDate,
    },
    start.zone,
  );
}
