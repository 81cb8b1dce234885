import { isPlanTime } from './next-maintenance';

/**
 * Quantity that a maintenance counts: metres driven, milliseconds of engine hours, calendar days,
 * or something else.
 */
export type PlanMeasure = 'distance' | 'hours' | 'date' | 'count';

/**
 * Types of maintenance offered in the form (spec §3); a Traccar has others, which stay unchanged.
 */
export const PLAN_TYPES = ['totalDistance', 'odometer', 'hours', 'fixTime'] as const;

const DISTANCES: readonly string[] = ['totalDistance', 'odometer', 'serviceOdometer'];

/** Returns the quantity of a maintenance's start and period. */
export function measurePlan(type: string): PlanMeasure {
  if (DISTANCES.includes(type)) return 'distance';
  if (type === 'hours') return 'hours';
  return isPlanTime(type) ? 'date' : 'count';
}
