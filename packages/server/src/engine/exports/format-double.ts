/** A number as tracks have it: always with a point. */
export const formatDouble = (value: number): string =>
  Number.isInteger(value) ? value.toFixed(1) : String(value);
