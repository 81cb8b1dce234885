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

/** When a maintenance is due next. */
export interface NextMaintenance {
  /** What the counter says then: metres, or milliseconds (of a time: since 1970). */
  dueAt: number;
  /** How much is left; below zero when it is overdue. */
  remaining: number;
  /** How much of the period is over, 0 to 1. */
  share: number;
}

const TIMES = ['serverTime', 'deviceTime', 'fixTime'] as const;

/** Whether a maintenance is due at days of the calendar. */
export const isPlanTime = (type: string): type is (typeof TIMES)[number] =>
  TIMES.some((time) => time === type);

function readCounter(type: string, fix: MaintenanceFix): number {
  if (isPlanTime(type)) return Date.parse(fix[type]);
  const value = readAttribute(fix, type);
  return typeof value === 'number' ? value : 0;
}

/**
 * When a maintenance is due next by the last fix of a vehicle: at `start`, then every `period`, as the
 * server tells it (tracking-api §3.3). Once it was done it is due a period after that, however late it was,
 * and not before `start`. Time goes on while a vehicle is silent. Null when its tracker does not count it,
 * or when it has no period.
 *
 * @param lastDone - what was counted when it was last done; left out, nobody wrote that down
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
