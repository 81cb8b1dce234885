import { haversineMeters, type Place } from './distance';

/** Min number of places: among fewer, outliers cannot be identified and all are shown. */
const MIN = 5;
/** Max share of a fleet that may count as outliers; at least one place. */
const SHARE = 0.05;
/** Nobody nearer than this to the middle of the fleet is left out, nor within so many times the reach of the others. */
const [NEAR_METERS, TIMES] = [250_000, 5];

/**
 * The places without the few that are so far from all others that a map of them would show nothing: a
 * tracker on a ship to its owner, a fix in the wrong ocean. The same list where there are too few to say.
 */
export function dropOutliers<P extends Place>(places: readonly P[]): readonly P[] {
  const { length } = places;
  if (length < MIN) return places;
  const rank = (read: (place: P) => number, index: number) =>
    Float64Array.from(places, read).sort()[index] ?? 0;
  const middle = {
    latitude: rank(({ latitude }) => latitude, length >> 1),
    longitude: rank(({ longitude }) => longitude, length >> 1),
  };
  const toMeters = (place: P) => haversineMeters(middle, place);
  const reach = rank(toMeters, length - 1 - Math.max(1, Math.floor(length * SHARE)));
  return places.filter((place) => toMeters(place) <= Math.max(NEAR_METERS, reach * TIMES));
}
