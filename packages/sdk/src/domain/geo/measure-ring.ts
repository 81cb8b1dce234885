import { EARTH_RADIUS_METERS, haversineMeters, type Place } from './distance';
import { unwrapLongitude } from './unwrap-longitude';

const SPHERE = 4 * Math.PI * EARTH_RADIUS_METERS ** 2;
const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** From each place of a ring to the next, the last to the first. */
const toEdges = (ring: readonly Place[]) =>
  ring.map((from, index) => ({ from, to: ring[(index + 1) % ring.length] ?? from }));

/**
 * Returns the area inside a ring of places on the globe, in square metres: the smaller of its two
 * sides.
 */
export function measureRing(ring: readonly Place[]): number {
  let sum = 0;
  for (const { from, to } of toEdges(ring)) {
    const turn = toRadians(unwrapLongitude(to.longitude, from.longitude) - from.longitude);
    sum += turn * (2 + Math.sin(toRadians(from.latitude)) + Math.sin(toRadians(to.latitude)));
  }
  const area = Math.abs((sum * EARTH_RADIUS_METERS ** 2) / 2) % SPHERE;
  return Math.min(area, SPHERE - area);
}

/** The way around a ring, back to its beginning, in metres. */
export function measurePerimeter(ring: readonly Place[]): number {
  return toEdges(ring).reduce((meters, { from, to }) => meters + haversineMeters(from, to), 0);
}

/** Returns the area inside a circle on the globe, in square metres. */
export function measureCircle(radiusMeters: number): number {
  const angle = Math.min(Math.PI, radiusMeters / EARTH_RADIUS_METERS);
  return (SPHERE / 2) * (1 - Math.cos(angle));
}

/** True when a ring goes around a pole: its longitudes do not return to their start. */
export function goesAroundPole(ring: readonly Place[]): boolean {
  const turn = toEdges(ring).reduce(
    (degrees, { from, to }) =>
      degrees + unwrapLongitude(to.longitude, from.longitude) - from.longitude,
    0,
  );
  return Math.abs(turn) > 180;
}
