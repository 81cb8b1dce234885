import { EARTH_RADIUS_METERS, type Place } from '@rastro/sdk/domain';

/** A place on a flat map, in metres east and north. */
export interface PlanePoint {
  x: number;
  y: number;
}

const METERS_A_DEGREE = (EARTH_RADIUS_METERS * Math.PI) / 180;
/**
 * Latitude at which the plane's scale is exact: the fleet's city. Within it the error is below 0.3
 * %.
 */
const PLANE_LATITUDE = 30.3;
const METERS_A_DEGREE_EAST = METERS_A_DEGREE * Math.cos((PLANE_LATITUDE * Math.PI) / 180);

/** The place in metres, on a plane that fits the fleet's city. */
export function toPlane({ latitude, longitude }: Place): PlanePoint {
  return { x: longitude * METERS_A_DEGREE_EAST, y: latitude * METERS_A_DEGREE };
}

/** The inverse of {@link toPlane}. */
export function fromPlane({ x, y }: PlanePoint): Place {
  return { latitude: y / METERS_A_DEGREE, longitude: x / METERS_A_DEGREE_EAST };
}
