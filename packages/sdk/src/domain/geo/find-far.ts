import type { Place } from './distance';
import { createBoxTest, type GeoBox } from './geo-box';
import { computeBounds, isCentringLatitude, isCentringLongitude } from './initial-view';
import { keepMiddle } from './keep-middle';

/** A fleet that stands on one spot still has surroundings, degrees. */
const MIN_SPAN = 0.02;
/** Margin around the fleet's box that still counts as near, as a share of its width or height. */
const NEAR_SHARE = 0.25;

/** Area of most of a fleet, and the places that are not near it. */
export interface FarAway<P extends Place> {
  home: GeoBox;
  far: readonly P[];
}

/**
 * The places that the first view of a fleet leaves out and that are not about there either: a quarter of the
 * fleet's own width or height beyond it. Null where no place counts.
 */
export function findFar<P extends Place>(places: readonly P[]): FarAway<P> | null {
  const home = computeBounds(places, keepMiddle);
  if (home?.kind !== 'bounds') return null;
  const { south, west, north, east } = home;
  const height = Math.max(north - south, MIN_SPAN);
  const width = Math.max(east - west, MIN_SPAN);
  const isNear = createBoxTest({
    south: south - NEAR_SHARE * height,
    north: north + NEAR_SHARE * height,
    west: west - NEAR_SHARE * width,
    east: east + NEAR_SHARE * width,
  });
  const far = places.filter(
    ({ latitude, longitude }) =>
      isCentringLatitude(latitude) &&
      isCentringLongitude(longitude) &&
      !isNear(latitude, longitude),
  );
  return { home, far };
}
