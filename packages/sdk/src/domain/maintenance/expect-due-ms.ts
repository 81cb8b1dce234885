import { DAY_MS } from '../time/durations';
import type { DueLine } from './due-devices';
import { measurePlan } from './measure-plan';

/** What a vehicle does in a day, as the last days show it. */
export interface DailyPace {
  metres: number;
  engineMs: number;
}

/**
 * When a maintenance is due if the vehicle goes on as it does, in epoch ms.
 *
 * @param pace - undefined where nobody knows it; days of the calendar need none
 * @returns null for what is overdue, what is counted in something else, and a vehicle that stands
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
