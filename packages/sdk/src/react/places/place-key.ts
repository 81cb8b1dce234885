import type { Place } from '../../domain';

/** About 11 m: places beside each other share an address. */
const DECIMALS = 4;

/** Under which the address of a place is cached: latitude and longitude, rounded. */
export const toPlaceKey = ({ latitude, longitude }: Place) =>
  ['place', latitude.toFixed(DECIMALS), longitude.toFixed(DECIMALS)] as const;
