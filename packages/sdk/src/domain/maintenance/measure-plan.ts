import { isPlanTime } from './next-maintenance';

/** What a maintenance counts: metres driven, milliseconds of engine hours, days of the calendar, or something else. */
export type PlanMeasure = 'distance' | 'hours' | 'date' | 'count';

/** What a maintenance may count in its form (spec §3); a Traccar knows others, which stay as they are. */
export const PLAN_TYPES = ['totalDistance', 'odometer', 'hours', 'fixTime'] as const;

const DISTANCES: readonly string[] = ['totalDistance', 'odometer', 'serviceOdometer'];

/** How the start and the period of a maintenance are written. */
export function measurePlan(type: string): PlanMeasure {
  if (DISTANCES.includes(type)) return 'distance';
  if (type === 'hours') return 'hours';
  return isPlanTime(type) ? 'date' : 'count';
}
