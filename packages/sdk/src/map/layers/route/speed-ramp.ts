import { convertSpeed } from '../../../domain/units/units';

/** Upper ends of the ramp's first colours, km/h (ui/README §2). */
const STEPS_KMH = [20, 40] as const;

/** Where the last colour begins when no limit is known, km/h. */
const DEFAULT_LIMIT_KMH = 60;

/**
 * Index of the speed ramp's colour: up to 20, 20–40, 40 to the limit, above the limit.
 * @param limitKmh default 60
 */
export function toRampIndex(speedKnots: number, limitKmh = DEFAULT_LIMIT_KMH): 0 | 1 | 2 | 3 {
  const speedKmh = convertSpeed(speedKnots, 'kmh');
  if (speedKmh > limitKmh) return 3;
  if (speedKmh <= STEPS_KMH[0]) return 0;
  return speedKmh <= STEPS_KMH[1] ? 1 : 2;
}
