import { EARTH_RADIUS_METERS, type Place } from '@rastro/sdk/domain';

/** The part of the earth between two parallels and two meridians, degrees. */
export interface Box {
  south: number;
  north: number;
  west: number;
  east: number;
}

const RADIANS = Math.PI / 180;

/** The smallest box around a place and, where there is one, a box. */
export const growBox = (box: Box | null, { latitude, longitude }: Place): Box =>
  box
    ? {
        south: Math.min(box.south, latitude),
        north: Math.max(box.north, latitude),
        west: Math.min(box.west, longitude),
        east: Math.max(box.east, longitude),
      }
    : { south: latitude, north: latitude, west: longitude, east: longitude };

/** Nothing in the box is farther from the place, metres: the way along its parallel and a meridian. */
export const farthestMeters = (box: Box, { latitude, longitude }: Place): number => {
  const up = Math.max(Math.abs(box.north - latitude), Math.abs(box.south - latitude));
  const along = Math.max(Math.abs(box.east - longitude), Math.abs(box.west - longitude));
  return EARTH_RADIUS_METERS * RADIANS * (up + Math.cos(latitude * RADIANS) * along);
};
