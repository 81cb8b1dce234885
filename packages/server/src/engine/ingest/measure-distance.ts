/** Radius of the earth in metres used for every distance (tracking-api §6.6). */
const EARTH_RADIUS_METERS = 6_378_137;

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A place in degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** Great-circle distance in metres (haversine). */
export const measureDistance = (from: Place, to: Place): number => {
  const byLatitude = Math.sin(toRadians(to.latitude - from.latitude) / 2);
  const byLongitude = Math.sin(toRadians(to.longitude - from.longitude) / 2);
  const chord =
    byLatitude ** 2 +
    Math.cos(toRadians(from.latitude)) * Math.cos(toRadians(to.latitude)) * byLongitude ** 2;
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(chord)));
};
