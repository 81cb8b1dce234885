import { MINUTE_MS, haversineMeters, type Place } from '@rastro/sdk/domain';
import type { FleetFix } from './fleet-day';
import { toPlane } from '../to-plane';

/** Below this a change of place is the noise of a standing receiver, and has no direction. */
const STANDING_METERS = 15;
/** A bus that stays in one place this long has its engine off. */
const ENGINE_OFF_AFTER_MS = 10 * MINUTE_MS;
const PARKED_METERS = 50;

/** Checks that the distance between two fixes exceeds the noise of a standing receiver. */
export function isMovingLeg(from: Place, to: Place): boolean {
  return haversineMeters(from, to) >= STANDING_METERS;
}

/** Degrees clockwise from north, 0 up to 360, in which `to` lies seen from `from`. */
export function computeBearing(from: Place, to: Place): number {
  const a = toPlane(from);
  const b = toPlane(to);
  const degrees = (Math.atan2(b.x - a.x, b.y - a.y) * 180) / Math.PI;
  return Math.round((degrees + 360) % 360) % 360;
}

/**
 * The course at each fix: the direction it came from; kept while standing; before the first move,
 * the direction of that move. Zero for a bus that never moves.
 */
export function computeCourses(places: readonly Place[]): number[] {
  const courses: number[] = [];
  let course: number | undefined;
  let anchor = places[0];
  for (const place of places) {
    if (anchor && isMovingLeg(anchor, place)) {
      const bearing = computeBearing(anchor, place);
      if (course === undefined) courses.fill(bearing);
      course = bearing;
      anchor = place;
    }
    courses.push(course ?? 0);
  }
  return courses;
}

/** Ignition at each fix: off once a bus has stayed within 50 m for ten minutes. */
export function computeIgnition(
  fixes: readonly Pick<FleetFix, 'clockMs' | 'latitude' | 'longitude'>[],
): boolean[] {
  let anchor = fixes[0];
  return fixes.map((fix) => {
    if (!anchor || haversineMeters(anchor, fix) > PARKED_METERS) anchor = fix;
    return fix.clockMs - anchor.clockMs < ENGINE_OFF_AFTER_MS;
  });
}
