import type { Format } from '@rastro/sdk/react';
import type { Translate } from '@rastro/sdk/words';

const METERS = new Set([
  'distance',
  'totalDistance',
  'odometer',
  'tripOdometer',
  'serviceOdometer',
]);
const KNOTS = new Set(['speedLimit']);
const UNITS: Record<string, string> = {
  batteryLevel: '%',
  battery: 'V',
  power: 'V',
  accuracy: 'm',
  altitude: 'm',
  course: '°',
  fuel: 'l',
  rpm: 'rpm',
  temp1: '°C',
};

/** One attribute as text, with its unit where the tracking API fixes one. Any text passes as it is. */
export function formatAttribute(key: string, value: unknown, format: Format, t: Translate): string {
  if (typeof value === 'boolean') return t(value ? 'common.yes' : 'common.no');
  if (typeof value === 'number') {
    if (METERS.has(key)) return format.distance(value);
    if (KNOTS.has(key)) return format.speed(value);
    if (key === 'hours') return format.duration(value);
    const unit = UNITS[key];
    // A whole number that nobody knows is more often a code than an amount: no thousands points.
    if (unit === undefined && Number.isInteger(value)) return String(value);
    const figure = format.number(value, Number.isInteger(value) ? 0 : 2);
    return unit === undefined ? figure : `${figure}${unit === '°' ? '' : ' '}${unit}`;
  }
  return typeof value === 'string' ? value : JSON.stringify(value);
}
