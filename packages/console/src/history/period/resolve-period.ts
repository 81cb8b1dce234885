import { DAY_MS, type Period, startOfZonedDay } from '@rastro/sdk/domain';

/** The periods the history offers. */
export const PERIOD_KINDS = ['today', 'yesterday', 'custom'] as const;

/** One of the periods the history offers. */
export type PeriodKind = (typeof PERIOD_KINDS)[number];

/** The two ends of a period of one's own, in epoch milliseconds; null for one that is not given. */
export type PeriodEnds = { fromMs: number | null; toMs: number | null };

/** Why two ends are no period, and which of the two to mend. */
export type PeriodProblem = {
  field: keyof PeriodEnds;
  text:
    | 'history.period.noStart'
    | 'history.period.noEnd'
    | 'history.period.invalid'
    | 'history.period.tooLong';
};

/** A period, or why it is none. */
export type PeriodResult = { ok: true; period: Period } | { ok: false; problem: PeriodProblem };

const MAX_DAYS = 31;

/** Today until now, the whole of yesterday, or the two ends given; days are those of `timeZone`. */
export function resolvePeriod(
  kind: PeriodKind,
  { fromMs, toMs }: PeriodEnds,
  { nowMs, timeZone }: { nowMs: number; timeZone: string },
): PeriodResult {
  const today = startOfZonedDay(nowMs, timeZone);
  if (kind === 'today') return { ok: true, period: { fromMs: today, toMs: nowMs } };
  if (kind === 'yesterday') {
    return { ok: true, period: { fromMs: startOfZonedDay(nowMs, timeZone, 1), toMs: today } };
  }
  if (fromMs === null) return refuse('fromMs', 'history.period.noStart');
  if (toMs === null) return refuse('toMs', 'history.period.noEnd');
  if (toMs <= fromMs) return refuse('toMs', 'history.period.invalid');
  if (toMs - fromMs > MAX_DAYS * DAY_MS) return refuse('toMs', 'history.period.tooLong');
  return { ok: true, period: { fromMs, toMs } };
}

const refuse = (field: PeriodProblem['field'], text: PeriodProblem['text']): PeriodResult => ({
  ok: false,
  problem: { field, text },
});
