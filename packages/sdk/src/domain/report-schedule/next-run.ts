import { DAY_MS } from '../time/durations';
import { fromWallTime, toWallTime } from '../time/wall-time';

/** Intervals at which a report is sent. */
export const REPORT_REPEATS = ['daily', 'weekdays', 'weekly', 'monthly'] as const;

/** One of {@link REPORT_REPEATS}. */
export type ReportRepeat = (typeof REPORT_REPEATS)[number];

/** Schedule of a report, by the wall clock of its zone. */
export interface ReportTiming {
  repeats: ReportRepeat;
  /** Day for `weekly`: Monday is 1, Sunday 7. */
  weekday: number;
  /** Day for `monthly`, from 1; in a shorter month its last day. */
  monthDay: number;
  /** Minutes since midnight. */
  minuteOfDay: number;
  /** IANA name. */
  timeZone: string;
}

/** A month and its longest neighbours: a day that fits any timing lies within. */
const FARTHEST_DAYS = 62;

/** Days of a month, from 1; counted by a calendar without hours. */
const daysOf = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Monday is 1. */
const weekdayOf = (year: number, month: number, day: number): number =>
  new Date(Date.UTC(year, month - 1, day)).getUTCDay() || 7;

function fits(
  { repeats, weekday, monthDay }: ReportTiming,
  { year, month, day }: { year: number; month: number; day: number },
): boolean {
  switch (repeats) {
    case 'daily':
      return true;
    case 'weekdays':
      return weekdayOf(year, month, day) <= 5;
    case 'weekly':
      return weekdayOf(year, month, day) === weekday;
    case 'monthly':
      return day === Math.min(monthDay, daysOf(year, month));
  }
}

/** The first moment after `afterMs` at which a report goes out. */
export function nextRunMs(timing: ReportTiming, afterMs: number): number {
  const { timeZone, minuteOfDay } = timing;
  const { year, month, day } = toWallTime(afterMs, timeZone);
  const clock = { hour: Math.floor(minuteOfDay / 60), minute: minuteOfDay % 60 };
  // From the day before: a time that is skipped by a change of the clock moves on, maybe past midnight.
  for (let days = -1; days <= FARTHEST_DAYS; days += 1) {
    const date = new Date(Date.UTC(year, month - 1, day + days));
    const on = {
      year: date.getUTCFullYear(),
      month: date.getUTCMonth() + 1,
      day: date.getUTCDate(),
    };
    if (!fits(timing, on)) continue;
    const atMs = fromWallTime({ ...on, ...clock }, timeZone);
    if (atMs > afterMs) return atMs;
  }
  return afterMs + FARTHEST_DAYS * DAY_MS;
}
