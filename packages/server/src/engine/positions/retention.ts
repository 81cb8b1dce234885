import { utcDayOf } from '../common/utc-day';

/** The first day whose fixes are kept. */
export const firstKeptDay = (nowMs: number, retentionDays: number): number =>
  utcDayOf(nowMs) - retentionDays;

/** True for a fix that is within retention and has a day of its own; older ones go to `positions_old`. */
export const isWithinRetention = (
  fixTimeMs: number,
  nowMs: number,
  retentionDays: number,
): boolean => utcDayOf(fixTimeMs) >= firstKeptDay(nowMs, retentionDays);
