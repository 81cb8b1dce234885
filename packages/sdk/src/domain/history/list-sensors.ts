import { readSpeed } from '../attributes/unknown-values';
import type { HistoryFix } from './find-run-starts';

/** One measurement. */
export interface Measurement {
  atMs: number;
  value: number;
}

/** Measurements of one sensor, oldest first. */
export interface SensorSeries {
  key: string;
  measurements: readonly Measurement[];
  min: number;
  max: number;
}

/** Attributes worth a chart, in order of interest; counters and codes are left out. */
const SENSORS = [
  'speed',
  'fuelLevel',
  'fuel',
  'fuelConsumption',
  'temp1',
  'temp2',
  'temp3',
  'temp4',
  'humidity',
  'engineTemp',
  'coolantTemp',
  'rpm',
  'engineLoad',
  'throttle',
  'power',
  'battery',
  'batteryLevel',
  'deviceTemp',
  'adc1',
  'adc2',
  'rssi',
];

const MAX = 6;

/** The sensors that moved in these fixes, six at most: one that always said the same has nothing to show. */
export function listSensors(fixes: readonly HistoryFix[]): SensorSeries[] {
  return SENSORS.flatMap((key) => {
    const measurements = fixes.flatMap((fix) => {
      const value = key === 'speed' ? readSpeed(fix) : fix.attributes[key];
      return typeof value === 'number' && Number.isFinite(value)
        ? [{ atMs: Date.parse(fix.fixTime), value }]
        : [];
    });
    let [min, max] = [Infinity, -Infinity];
    for (const { value } of measurements) {
      min = Math.min(min, value);
      max = Math.max(max, value);
    }
    return max > min ? [{ key, measurements, min, max }] : [];
  }).slice(0, MAX);
}
