import type { Place } from './distance';
import { dropOutliers } from './drop-outliers';

/** Min number of places for percentiles: a twentieth of fewer is less than one place. */
const MIN_PLACES = 20;
const SHARE = 0.05;

/**
 * Returns the places of most of a fleet: from the 5th to the 95th percentile of latitude and of
 * longitude, which keeps two distant vehicles from shrinking the map of all others. For fewer than
 * 20 places the result of {@link dropOutliers}.
 */
export function keepMiddle<P extends Place>(places: readonly P[]): readonly P[] {
  if (places.length < MIN_PLACES) return dropOutliers(places);
  const span = (read: (place: P) => number) => {
    const sorted = Float64Array.from(places, read).sort();
    const dropped = Math.floor(sorted.length * SHARE);
    return { from: sorted[dropped]!, to: sorted[sorted.length - 1 - dropped]! };
  };
  const latitudes = span(({ latitude }) => latitude);
  const longitudes = span(({ longitude }) => longitude);
  const middle = places.filter(
    ({ latitude, longitude }) =>
      latitude >= latitudes.from &&
      latitude <= latitudes.to &&
      longitude >= longitudes.from &&
      longitude <= longitudes.to,
  );
  return middle.length > 0 ? middle : dropOutliers(places);
}
