import { listSpeedSteps } from '../../../domain/replay/speed-steps';
import { convertSpeed } from '../../../domain/units/units';

/**
 * Index of the speed ramp's colour: up to 20, 20–40, 40 to the limit, above the limit.
 * @param limitKmh default 60
 */
export function toRampIndex(speedKnots: number, limitKmh?: number): 0 | 1 | 2 | 3 {
  const [slow, middle, fast] = listSpeedSteps(limitKmh);
  const speedKmh = convertSpeed(speedKnots, 'kmh');
  if (speedKmh > fast) return 3;
  if (speedKmh <= slow) return 0;
  return speedKmh <= middle ? 1 : 2;
}
