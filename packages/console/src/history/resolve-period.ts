import { fromWallTime, startOfZonedDay, toWallTime } from '@rastro/sdk/domain';

/** The periods the history offers. */
export const PERIOD_KINDS = ['today', 'yesterday', 'custom'] as const;

/** One of the periods the history offers. */
export type PeriodKind = (typeof PERIOD_KINDS)[number];

/** Two moments in epoch milliseconds. */
export type Period = { fromMs: number; toMs: number };

/** A period, or why it is none. */
export type PeriodResult =
  | { ok: true; period: Period }
  | { ok: false; problem: 'history.period.invalid' | 'history.period.tooLong' };

const DAY_MS = 86_400_000;
const MAX_DAYS = 31;

/** `2026-11-21T08:00` of a `datetime-local` field as a moment in `timeZone`; null when it is none. */
function parseLocalDateTime(text: string, timeZone: string): number | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/.exec(text);
  if (!match) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = match.slice(1).map(Number);
  return fromWallTime({ year, month, day, hour, minute }, timeZone);
}

/** A moment as the text of a `datetime-local` field in `timeZone`. */
export function toLocalDateTime(instantMs: number, timeZone: string): string {
  const { year, month, day, hour, minute } = toWallTime(instantMs, timeZone);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`;
}

/** Today until now, the whole of yesterday, or what was typed; days are those of `timeZone`. */
export function resolvePeriod(
  kind: PeriodKind,
  typed: { from: string; to: string },
  { nowMs, timeZone }: { nowMs: number; timeZone: string },
): PeriodResult {
  const today = startOfZonedDay(nowMs, timeZone);
  if (kind === 'today') return { ok: true, period: { fromMs: today, toMs: nowMs } };
  if (kind === 'yesterday') {
    return { ok: true, period: { fromMs: startOfZonedDay(nowMs, timeZone, 1), toMs: today } };
  }
  const fromMs = parseLocalDateTime(typed.from, timeZone);
  const toMs = parseLocalDateTime(typed.to, timeZone);
  if (fromMs === null || toMs === null || toMs <= fromMs) {
    return { ok: false, problem: 'history.period.invalid' };
  }
  if (toMs - fromMs > MAX_DAYS * DAY_MS) return { ok: false, problem: 'history.period.tooLong' };
  return { ok: true, period: { fromMs, toMs } };
}
