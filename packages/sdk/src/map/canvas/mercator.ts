import { EARTH_RADIUS_METERS } from '../../domain/geo/distance';

/** Web Mercator in world units: x and y run from 0 (west, north) to 1 (east, south). */
const MAX_LATITUDE = 85.0511287798;

/** World x of a longitude in degrees. */
export function toWorldX(longitude: number): number {
  return longitude / 360 + 0.5;
}

/** World y of a latitude in degrees; beyond ±85.05° it stays at the edge. */
export function toWorldY(latitude: number): number {
  const clamped = Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, latitude));
  const sine = Math.sin((clamped * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

/** Longitude in degrees of a world x. */
export function toLongitude(worldX: number): number {
  return (worldX - 0.5) * 360;
}

/** Latitude in degrees of a world y. */
export function toLatitude(worldY: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * worldY))) * 180) / Math.PI;
}

/** World units of a length near a latitude, at most the whole world; beyond ±85.05° as at the edge. */
export function toWorldLength(meters: number, latitude: number): number {
  const shrink = Math.cos((Math.min(Math.abs(latitude), MAX_LATITUDE) * Math.PI) / 180);
  return Math.min(1, meters / (2 * Math.PI * EARTH_RADIUS_METERS * shrink));
}

/** Pixels across the whole world at a zoom level. */
export function worldPixels(zoom: number): number {
  return 256 * 2 ** zoom;
}
