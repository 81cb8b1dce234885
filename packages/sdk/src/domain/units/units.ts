/** Speed is stored in knots; 1 knot = 1.852 km/h (spec §9). */
export const KMH_PER_KNOT = 1.852;

/** 1 knot = 1.15078 mph (spec §9). */
export const MPH_PER_KNOT = 1.15078;

/** Distance is stored in metres; km = m / 1000 (spec §9). */
export const METERS_PER_KM = 1000;

/** Miles = km × 0.621371 (spec §9). */
export const MILES_PER_KM = 0.621371;

/** 1 m/s = 1.94384 knots, the factor of the tracking API (tracking-api §6.6). */
export const KNOTS_PER_METER_PER_SECOND = 1.94384;

/** Units of speed, spelt as in the attribute `speedUnit`. */
export type SpeedUnit = 'kmh' | 'mph' | 'kn';

/** Units of distance, spelt as in the attribute `distanceUnit`. */
export type DistanceUnit = 'km' | 'mi';

/** Knots in another unit. */
export function convertSpeed(speedKnots: number, unit: SpeedUnit): number {
  if (unit === 'kn') return speedKnots;
  return speedKnots * (unit === 'mph' ? MPH_PER_KNOT : KMH_PER_KNOT);
}

/** Kilometres per hour in knots. */
export function toKnots(speedKmh: number): number {
  return speedKmh / KMH_PER_KNOT;
}

/** Metres in another unit. */
export function convertDistance(distanceMeters: number, unit: DistanceUnit): number {
  const distanceKm = distanceMeters / METERS_PER_KM;
  return unit === 'mi' ? distanceKm * MILES_PER_KM : distanceKm;
}

/** A distance in metres again. */
export function toMeters(distance: number, unit: DistanceUnit): number {
  return (unit === 'mi' ? distance / MILES_PER_KM : distance) * METERS_PER_KM;
}
