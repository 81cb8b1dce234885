import { findSetting } from '../settings/find-setting';
import type { Place } from './distance';
import { keepMiddle } from './keep-middle';

/** The zoom when neither user nor server has one, and the closest fit to all devices (spec §9, decision 19). */
export const DEFAULT_ZOOM = 17;

/** First view of the map: a centre with a zoom, or bounds to fit at most as close as `maxZoom`. */
export type InitialView =
  | { kind: 'center'; latitude: number; longitude: number; zoom: number }
  | { kind: 'bounds'; south: number; west: number; north: number; east: number; maxZoom: number };

/** A user or server with a place of its own; 0 and null are not set. */
export interface PlaceOwner {
  latitude?: number | null;
  longitude?: number | null;
  zoom?: number | null;
}

/**
 * Resolves the first view of the map (spec §4): the user's coordinates if valid, else the server's,
 * else the bounds of most devices (`keepMiddle`), else (0,0). The zoom is the user's, else the
 * server's, else 17. A server that forces its settings comes before the user.
 */
export function resolveInitialView({
  user,
  server,
  positions = [],
}: {
  user?: PlaceOwner | null;
  server?: PlaceOwner | null;
  positions?: Iterable<Place>;
}): InitialView {
  const zoom = findSetting({ user, server }, readZoom) ?? DEFAULT_ZOOM;
  const place = findSetting({ user, server }, readPlace);
  if (place) return { kind: 'center', ...place, zoom };
  return (
    computeBounds(positions, keepMiddle) ?? { kind: 'center', latitude: 0, longitude: 0, zoom }
  );
}

/** True when a latitude is usable for centring: non-zero and within ±90 (spec §4). */
export function isCentringLatitude(latitude: unknown): latitude is number {
  return typeof latitude === 'number' && latitude !== 0 && Math.abs(latitude) <= 90;
}

/** True when a longitude is usable for centring: non-zero and within ±180 (spec §4). */
export function isCentringLongitude(longitude: unknown): longitude is number {
  return typeof longitude === 'number' && longitude !== 0 && Math.abs(longitude) <= 180;
}

/**
 * The bounds of places, or of those chosen of them, as a view, at most at zoom 17; null when no place
 * counts. Over the date line where that is the shorter way around them.
 */
export function computeBounds(
  places: Iterable<Place>,
  choose = (all: readonly Place[]) => all,
): InitialView | null {
  let [south, west, north, east] = [Infinity, Infinity, -Infinity, -Infinity];
  const counting = [...places].filter(
    ({ latitude, longitude }) => isCentringLatitude(latitude) && isCentringLongitude(longitude),
  );
  const chosen = choose(counting);
  for (const { latitude, longitude } of chosen) {
    south = Math.min(south, latitude);
    north = Math.max(north, latitude);
    west = Math.min(west, longitude);
    east = Math.max(east, longitude);
  }
  if (south > north) return null;
  if (east - west > 180) {
    const sorted = Float64Array.from(chosen, ({ longitude }) => longitude).sort();
    sorted.forEach((longitude, index) => {
      const before = sorted[index - 1]! + 360;
      if (before - longitude < east - west) [west, east] = [longitude, before];
    });
  }
  return { kind: 'bounds', south, west, north, east, maxZoom: DEFAULT_ZOOM };
}

function readPlace(owner: PlaceOwner | null | undefined): Place | null {
  const { latitude, longitude } = owner ?? {};
  if (!isCentringLatitude(latitude) || !isCentringLongitude(longitude)) return null;
  return { latitude, longitude };
}

function readZoom(owner: PlaceOwner | null | undefined): number | null {
  const zoom = owner?.zoom;
  return typeof zoom === 'number' && zoom > 0 ? zoom : null;
}
