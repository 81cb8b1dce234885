import type { Period } from '../time/period';
import { resolvePeriod } from '../time/named-period';
import { startOfZonedDay, toWallTime } from '../time/wall-time';

/** The periods that a report that goes out by itself may be of: each counts from when it is due. */
export const SCHEDULED_PERIODS = [
  'yesterday',
  'lastWeek',
  'lastMonth',
  'today',
  'last7',
  'last30',
  'thisMonth',
] as const;

/** One of {@link SCHEDULED_PERIODS}; `lastWeek` is from Monday to Sunday. */
export type ScheduledPeriod = (typeof SCHEDULED_PERIODS)[number];

/** The period that is meant by a report that is due at `dueMs`, however late it is made. */
export function resolveScheduledPeriod(
  kind: ScheduledPeriod,
  dueMs: number,
  timeZone: string,
): Period {
  if (kind === 'lastWeek') {
    const { year, month, day } = toWallTime(dueMs, timeZone);
    const sinceMonday = (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;
    return {
      fromMs: startOfZonedDay(dueMs, timeZone, sinceMonday + 7),
      toMs: startOfZonedDay(dueMs, timeZone, sinceMonday),
    };
  }
  const result = resolvePeriod({ kind, fromMs: null, toMs: null }, { nowMs: dueMs, timeZone });
  return result.ok ? result.period : { fromMs: dueMs, toMs: dueMs };
}
