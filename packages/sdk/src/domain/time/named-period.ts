import type { Period } from './period';
import { DAY_MS } from './durations';
import { startOfZonedDay, toWallTime, fromWallTime } from './wall-time';

/** The periods that can be asked for by name, and `custom` for two moments of one's own. */
export const PERIOD_KINDS = [
  'today',
  'yesterday',
  'last7',
  'last30',
  'last90',
  'thisMonth',
  'lastMonth',
  'custom',
] as const;

/** One of the periods that can be asked for. */
export type PeriodKind = (typeof PERIOD_KINDS)[number];

/** Requested period. Both ends, in epoch milliseconds, apply to `custom`; null is missing. */
export interface PeriodChoice {
  kind: PeriodKind;
  fromMs: number | null;
  toMs: number | null;
}

/** Reason for two ends not being a valid period, and the one to correct. */
export interface PeriodProblem {
  field: 'fromMs' | 'toMs';
  code: 'noStart' | 'noEnd' | 'reversed' | 'tooLong';
}

/** A period, or why it is none. */
export type PeriodResult = { ok: true; period: Period } | { ok: false; problem: PeriodProblem };

/** Days that a kind reaches back, the day of now being one of them. */
const DAYS_BACK = { today: 0, last7: 6, last30: 29, last90: 89 } as const;

/** A period of one's own may be longer by a change of the clock: a month of 31 days of the wall. */
const SLACK_MS = DAY_MS / 12;

/**
 * The period that a choice means at `nowMs`. Days and months are those of `timeZone`; what has not ended
 * yet ends now. A period of one's own has at most `maxDays`.
 */
export function resolvePeriod(
  { kind, fromMs, toMs }: PeriodChoice,
  { nowMs, timeZone, maxDays = Infinity }: { nowMs: number; timeZone: string; maxDays?: number },
): PeriodResult {
  const day = (daysBack: number) => startOfZonedDay(nowMs, timeZone, daysBack);
  const month = (monthsBack: number) => {
    const { year, month: current } = toWallTime(nowMs, timeZone);
    return fromWallTime(
      { year, month: current - monthsBack, day: 1, hour: 0, minute: 0 },
      timeZone,
    );
  };
  switch (kind) {
    case 'yesterday':
      return accept(day(1), day(0));
    case 'thisMonth':
      return accept(month(0), nowMs);
    case 'lastMonth':
      return accept(month(1), month(0));
    case 'custom':
      if (fromMs === null) return refuse('fromMs', 'noStart');
      if (toMs === null) return refuse('toMs', 'noEnd');
      if (toMs <= fromMs) return refuse('toMs', 'reversed');
      if (toMs - fromMs > maxDays * DAY_MS + SLACK_MS) return refuse('toMs', 'tooLong');
      return accept(fromMs, toMs);
    default:
      return accept(day(DAYS_BACK[kind]), nowMs);
  }
}

const accept = (fromMs: number, toMs: number): PeriodResult => ({
  ok: true,
  period: { fromMs, toMs },
});

const refuse = (field: PeriodProblem['field'], code: PeriodProblem['code']): PeriodResult => ({
  ok: false,
  problem: { field, code },
});
