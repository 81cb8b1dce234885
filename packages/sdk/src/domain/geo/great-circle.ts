import { EARTH_RADIUS_METERS, haversineMeters, type Place } from './distance';

const STEP_METERS = 50_000;
const MAX_STEPS = 100;

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;
const toDegrees = (radians: number) => (radians * 180) / Math.PI;

/**
 * The shortest way between two places on a globe, as places of at most 50 km apart (100 pieces at most),
 * both ends included. Between opposite places of the globe it goes by any of the shortest ways.
 */
export function traceGreatCircle(from: Place, to: Place): Place[] {
  const angle = haversineMeters(from, to) / EARTH_RADIUS_METERS;
  const steps = Math.min(MAX_STEPS, Math.ceil((angle * EARTH_RADIUS_METERS) / STEP_METERS));
  // Beside the opposite place the arithmetic has no direction to go.
  if (steps < 2 || Math.sin(angle) < 1e-9) return [from, to];
  const [a, b] = [from, to].map(({ latitude, longitude }) => {
    const [phi, lambda] = [toRadians(latitude), toRadians(longitude)];
    return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
  }) as [number[], number[]];
  const between = Array.from({ length: steps - 1 }, (_, index) => {
    const share = (index + 1) / steps;
    const [ofFrom, ofTo] = [Math.sin((1 - share) * angle), Math.sin(share * angle)];
    const [x, y, z] = [0, 1, 2].map((axis) => a[axis]! * ofFrom + b[axis]! * ofTo) as [
      number,
      number,
      number,
    ];
    return {
      latitude: toDegrees(Math.atan2(z, Math.hypot(x, y))),
      longitude: toDegrees(Math.atan2(y, x)),
    };
  });
  return [from, ...between, to];
}
