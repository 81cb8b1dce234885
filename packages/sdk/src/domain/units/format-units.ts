import { formatNumber } from './format-number';
import type { DistanceUnit, SpeedUnit } from './units';
import { convertDistance, convertSpeed, METERS_PER_KM } from './units';

/** Signs of units of speed. */
export const SPEED_WORDS: Readonly<Record<SpeedUnit, string>> = {
  kmh: 'km/h',
  mph: 'mph',
  kn: 'kn',
};

/** A speed with its unit, e.g. `62 km/h`. Default unit km/h, default no decimals. */
export function formatSpeed(
  speedKnots: number,
  { locale, unit = 'kmh', decimals = 0 }: { locale: string; unit?: SpeedUnit; decimals?: number },
): string {
  if (!(speedKnots >= 0)) return '–';
  const style = { locale, decimals, minDecimals: decimals };
  return `${formatNumber(convertSpeed(speedKnots, unit), style)} ${SPEED_WORDS[unit]}`;
}

/**
 * A distance with its unit: `850 m` under a kilometre, one decimal under 100 (`12,4 km`), none
 * above (`84.312 km`). Default unit km.
 */
export function formatDistance(
  distanceMeters: number,
  { locale, unit = 'km' }: { locale: string; unit?: DistanceUnit },
): string {
  if (unit === 'km' && Math.round(Math.abs(distanceMeters)) < METERS_PER_KM) {
    return `${formatNumber(distanceMeters, { locale })} m`;
  }
  const value = convertDistance(distanceMeters, unit);
  const decimals = Math.abs(value) < 99.95 ? 1 : 0;
  return `${formatNumber(value, { locale, decimals, minDecimals: decimals })} ${unit}`;
}
