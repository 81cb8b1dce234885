import type { Place } from '@rastro/sdk/domain';

/** Returns the error in a place, in words that name the value, or null. */
export const findPlaceProblem = ({ latitude, longitude }: Partial<Place>): string | null => {
  if (latitude !== undefined && !(Math.abs(latitude) <= 90)) {
    return `latitude ${latitude} is not between -90 and 90`;
  }
  if (longitude !== undefined && !(Math.abs(longitude) <= 180)) {
    return `longitude ${longitude} is not between -180 and 180`;
  }
  return null;
};
