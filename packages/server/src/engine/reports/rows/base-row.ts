import { KNOTS_PER_METER_PER_SECOND } from '@rastro/sdk/domain';
import { formatTime } from '../../common/format-time';
import type { ReportFix } from '../days/report-fix';
import type { ReportDevice } from '../report-request';

/** What every row of trips, stops and summaries says (tracking-api §6.2): metres, knots, litres. */
export interface BaseRow {
  deviceId: number;
  deviceName: string;
  distance: number;
  averageSpeed: number;
  maxSpeed: number;
  spentFuel: number;
  startOdometer: number;
  endOdometer: number;
  startTime: string;
  endTime: string;
}

const numberOf = ({ attributes }: ReportFix, name: string): number => {
  const value = attributes[name];
  return typeof value === 'number' ? value : 0;
};

/** The counter both ends have: the vehicle's own where both have one, else the distance measured. */
const odometers = (
  { ignoresOdometer }: ReportDevice,
  first: ReportFix,
  last: ReportFix,
): [number, number] => {
  const hasOwn = numberOf(first, 'odometer') !== 0 && numberOf(last, 'odometer') !== 0;
  const name = hasOwn && !ignoresOdometer ? 'odometer' : 'totalDistance';
  return [numberOf(first, name), numberOf(last, name)];
};

/** Metres between both ends: measured where the counter of the vehicle went back, as one that was replaced. */
const wayBetween = (
  { tellsWayBack }: ReportDevice,
  first: ReportFix,
  last: ReportFix,
  [startOdometer, endOdometer]: [number, number],
): number =>
  tellsWayBack || endOdometer >= startOdometer
    ? endOdometer - startOdometer
    : Math.max(0, numberOf(last, 'totalDistance') - numberOf(first, 'totalDistance'));

/** Below zero where more was filled up than spent. */
const spentFuel = (device: ReportDevice, first: ReportFix, last: ReportFix): number => {
  const both = (name: string): boolean =>
    typeof first.attributes[name] === 'number' && typeof last.attributes[name] === 'number';
  if (both('fuelUsed')) return numberOf(last, 'fuelUsed') - numberOf(first, 'fuelUsed');
  if (both('fuel')) return numberOf(first, 'fuel') - numberOf(last, 'fuel');
  const capacity = device.attributes['fuelCapacity'];
  if (!both('fuelLevel') || typeof capacity !== 'number') return 0;
  const percent = numberOf(first, 'fuelLevel') - numberOf(last, 'fuelLevel');
  return (percent / 100) * capacity;
};

/** Metres over ms in knots; 0 when no time passed. */
export const averageKnots = (meters: number, ms: number): number =>
  ms > 0 ? (meters / (ms / 1000)) * KNOTS_PER_METER_PER_SECOND : 0;

/** Engine hours at both ends, ms; nothing where one of them has none. */
export const hoursBetween = (first: ReportFix, last: ReportFix): [number, number] => {
  const hours: [number, number] = [numberOf(first, 'hours'), numberOf(last, 'hours')];
  return hours.includes(0) ? [0, 0] : hours;
};

/** Nothing but who and when. */
export const emptyRow = (device: ReportDevice, startMs: number, endMs: number): BaseRow => ({
  deviceId: device.id,
  deviceName: device.name,
  distance: 0,
  averageSpeed: 0,
  maxSpeed: 0,
  spentFuel: 0,
  startOdometer: 0,
  endOdometer: 0,
  startTime: formatTime(startMs),
  endTime: formatTime(endMs),
});

/** What two fixes say of the time between them; speeds are added by whoever knows them. */
export const baseRow = (device: ReportDevice, first: ReportFix, last: ReportFix): BaseRow => {
  const counters = odometers(device, first, last);
  const [startOdometer, endOdometer] = counters;
  return {
    deviceId: device.id,
    deviceName: device.name,
    distance: wayBetween(device, first, last, counters),
    averageSpeed: 0,
    maxSpeed: 0,
    spentFuel: spentFuel(device, first, last),
    startOdometer,
    endOdometer,
    startTime: formatTime(first.fixTimeMs),
    endTime: formatTime(last.fixTimeMs),
  };
};
