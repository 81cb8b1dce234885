import type { Place } from './distance';

/** Formats of coordinates, spelt as in `coordinateFormat`: degrees, with minutes, with seconds. */
export const COORDINATE_FORMATS = ['dd', 'ddm', 'dms'] as const;

/** One of {@link COORDINATE_FORMATS}. */
export type CoordinateFormat = (typeof COORDINATE_FORMATS)[number];

/** All three name a place to within about a metre. */
const DEGREE_DECIMALS = 5;
const MINUTE_DECIMALS = 3;
const SECOND_DECIMALS = 1;

/**
 * A place in figures: `-23.55052, -46.63331`, `23° 33.031' S, 46° 37.999' W` or
 * `23° 33' 1.9" S, 46° 37' 59.9" W`. The same in every language, as maps and radios take it. Default
 * degrees.
 */
export function formatCoordinates(
  { latitude, longitude }: Place,
  format: CoordinateFormat = 'dd',
): string {
  if (format === 'dd') {
    return `${latitude.toFixed(DEGREE_DECIMALS)}, ${longitude.toFixed(DEGREE_DECIMALS)}`;
  }
  const write = format === 'ddm' ? writeMinutes : writeSeconds;
  return [
    `${write(Math.abs(latitude))} ${latitude < 0 ? 'S' : 'N'}`,
    `${write(Math.abs(longitude))} ${longitude < 0 ? 'W' : 'E'}`,
  ].join(', ');
}

function writeMinutes(degrees: number): string {
  const [whole, minutes] = split(degrees, MINUTE_DECIMALS);
  return `${whole}° ${minutes.toFixed(MINUTE_DECIMALS)}'`;
}

function writeSeconds(degrees: number): string {
  // Rounded before it is split: 59.99 seconds are the next minute, not 60.0.
  const unit = 10 ** SECOND_DECIMALS;
  const all = Math.round(degrees * 3600 * unit);
  const minutes = Math.floor(all / (60 * unit));
  const seconds = (all % (60 * unit)) / unit;
  return `${Math.floor(minutes / 60)}° ${minutes % 60}' ${seconds.toFixed(SECOND_DECIMALS)}"`;
}

function split(degrees: number, decimals: number): [whole: number, minutes: number] {
  const unit = 10 ** decimals;
  const all = Math.round(degrees * 60 * unit);
  return [Math.floor(all / (60 * unit)), (all % (60 * unit)) / unit];
}
