import { toDayKey } from './format-date';
import { lastMomentMs, type Period } from './period';

/** The calendar day that a whole period lies in, e.g. `2026-11-21`; null where it reaches into another. */
export function findOnlyDay(period: Period, timeZone: string | undefined): string | null {
  const day = toDayKey(period.fromMs, timeZone);
  return day !== '' && toDayKey(lastMomentMs(period), timeZone) === day ? day : null;
}
