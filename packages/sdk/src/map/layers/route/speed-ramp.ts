import { SPEED_STEPS_KMH } from '../../../domain/replay/speed-steps';
import { convertSpeed } from '../../../domain/units/units';

const [SLOW_KMH, MIDDLE_KMH, FAST_KMH] = SPEED_STEPS_KMH;

/**
 * Index of the speed ramp's colour: up to 20, 20–40, 40 to the limit, above the limit.
 * @param limitKmh default 60
 */
export function toRampIndex(speedKnots: number, limitKmh: number = FAST_KMH): 0 | 1 | 2 | 3 {
  const speedKmh = convertSpeed(speedKnots, 'kmh');
  if (speedKmh > limitKmh) return 3;
  if (speedKmh <= SLOW_KMH) return 0;
  return speedKmh <= MIDDLE_KMH ? 1 : 2;
}
