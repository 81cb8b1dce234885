/** The equatorial radius, with which the tracking API counts distances, in metres. */
export const EARTH_RADIUS_METERS = 6_378_137;

/** A place in degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** The great-circle distance between two places, in metres. */
export function haversineMeters(from: Place, to: Place): number {
  const latitudeDelta = toRadians(to.latitude - from.latitude);
  const longitudeDelta = toRadians(to.longitude - from.longitude);
  const a =
    Math.sin(latitudeDelta / 2) ** 2 +
    Math.cos(toRadians(from.latitude)) *
      Math.cos(toRadians(to.latitude)) *
      Math.sin(longitudeDelta / 2) ** 2;
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(a)));
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
