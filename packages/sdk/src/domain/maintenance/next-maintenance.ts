import { readAttribute } from '../device/read-attribute';

/** The least a maintenance must have to know when it is due. */
export interface MaintenancePlan {
  /** The attribute of a fix that is counted, or one of its three times. */
  type: string;
  start: number;
  period: number;
}

/** The least a fix must have for it. */
export interface MaintenanceFix {
  serverTime: string;
  deviceTime: string;
  fixTime: string;
  attributes: Record<string, unknown>;
}

/** Next due point of a maintenance. */
export interface NextMaintenance {
  /** Counter value when due: metres, or milliseconds (for a time: since 1970). */
  dueAt: number;
  /** Remaining amount; negative if overdue. */
  remaining: number;
  /** Elapsed share of the period, 0 to 1. */
  share: number;
}

const TIMES = ['serverTime', 'deviceTime', 'fixTime'] as const;

/** True when a maintenance is due by calendar days. */
export const isPlanTime = (type: string): type is (typeof TIMES)[number] =>
  TIMES.some((time) => time === type);

function readCounter(type: string, fix: MaintenanceFix): number {
  if (isPlanTime(type)) return Date.parse(fix[type]);
  const value = readAttribute(fix, type);
  return typeof value === 'number' ? value : 0;
}

/**
 * Computes the next due point of a maintenance from the last fix of a vehicle: at `start`, then
 * every `period`, as on the server (tracking-api §3.3). Once done, it is due a period after that,
 * however late it was, and not before `start`. Time continues while a vehicle is silent. Null if
 * its tracker does not count it, or if it has no period.
 *
 * @param lastDone - the counter when it was last done; left out if not recorded
 */
export function computeNextMaintenance(
  { type, start, period }: MaintenancePlan,
  fix: MaintenanceFix | undefined,
  nowMs: number,
  lastDone?: number,
): NextMaintenance | null {
  const counted = fix ? readCounter(type, fix) : 0;
  if (!(counted > 0) || !(period > 0)) return null;
  const dueAt =
    lastDone === undefined || lastDone - counted > period // a counter that was set back begins anew
      ? toGrid(counted, start, period)
      : Math.max(start, lastDone + period);
  const remaining = dueAt - (isPlanTime(type) ? nowMs : counted);
  return { dueAt, remaining, share: Math.min(1, Math.max(0, 1 - remaining / period)) };
}

const toGrid = (counted: number, start: number, period: number): number =>
  counted < start ? start : start + (Math.floor((counted - start) / period) + 1) * period;
