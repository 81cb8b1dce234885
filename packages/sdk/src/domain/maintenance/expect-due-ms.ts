import { DAY_MS } from '../time/durations';
import type { DueLine } from './due-devices';
import { measurePlan } from './measure-plan';

/** Daily use of a vehicle, by its last days. */
export interface DailyPace {
  metres: number;
  engineMs: number;
}

/**
 * Estimates the due date of a maintenance if the vehicle keeps its daily use, in epoch ms.
 *
 * @param pace - undefined if unknown; calendar days need none
 * @returns null for an overdue plan, one with any other counter, and a vehicle that does not move
 */
export function expectDueMs(
  { plan, next }: DueLine,
  pace: DailyPace | undefined,
  nowMs: number,
): number | null {
  if (next.remaining < 0) return null;
  switch (measurePlan(plan.type)) {
    case 'date':
      return next.dueAt;
    case 'distance':
      return pace && pace.metres > 0 ? nowMs + (next.remaining / pace.metres) * DAY_MS : null;
    case 'hours':
      return pace && pace.engineMs > 0 ? nowMs + (next.remaining / pace.engineMs) * DAY_MS : null;
    case 'count':
      return null;
  }
}
