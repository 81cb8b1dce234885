import { KNOTS_PER_METER_PER_SECOND } from '@rastro/sdk/domain';
import { formatTime } from '../../common/format-time';
import type { StepsBetween } from '../days/counter-steps';
import type { Ends, ReportFix } from '../days/report-fix';
import type { ReportDevice } from '../report-request';

/**
 * Members of every row of trips, stops and summaries (tracking-api §6.2): metres, knots, litres.
 */
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

/** A vehicle whose own counter stands still drives nevertheless, where so much was measured. */
const DRIVEN_METERS = 1_000;

/** Two fixes, and what was measured between them. */
interface Span {
  first: ReportFix;
  last: ReportFix;
  measuredMeters: number;
}

/** The counter both ends have: the vehicle's own where both have one, else the distance measured. */
const odometers = (
  { ignoresOdometer, readsAsMeant }: ReportDevice,
  { first, last, measuredMeters }: Span,
): [number, number] => {
  const [from, to] = [numberOf(first, 'odometer'), numberOf(last, 'odometer')];
  const standsStill = readsAsMeant && from === to && measuredMeters >= DRIVEN_METERS;
  const usesOwn = from !== 0 && to !== 0 && !ignoresOdometer && !standsStill;
  if (usesOwn) return [from, to];
  return [numberOf(first, 'totalDistance'), numberOf(last, 'totalDistance')];
};

/**
 * Metres between both ends: measured where the counter of the vehicle went back, as one that was replaced, and
 * without what people corrected that by.
 */
const wayBetween = (
  { tellsWayBack }: ReportDevice,
  { first, last, measuredMeters }: Span,
  [startOdometer, endOdometer]: [number, number],
): number => {
  const isMeasured =
    startOdometer === numberOf(first, 'totalDistance') &&
    endOdometer === numberOf(last, 'totalDistance');
  return tellsWayBack || (!isMeasured && endOdometer >= startOdometer)
    ? endOdometer - startOdometer
    : Math.max(0, measuredMeters);
};

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

/** Engine hours at both ends, ms, and between them; nothing where one of them has none. */
export const hoursBetween = (
  first: ReportFix,
  last: ReportFix,
  stepsBetween: StepsBetween,
): { startHours: number; endHours: number; engineHours: number } => {
  const [startHours, endHours] = [numberOf(first, 'hours'), numberOf(last, 'hours')];
  const { hoursMs } = stepsBetween(first, last);
  if (hoursMs === 0 && (startHours === 0 || endHours === 0)) {
    return { startHours: 0, endHours: 0, engineHours: 0 };
  }
  return { startHours, endHours, engineHours: endHours - startHours - hoursMs };
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

/** Builds the row of the time between two fixes; the caller adds speeds. */
export const baseRow = (
  device: ReportDevice,
  { first, last }: Ends,
  stepsBetween: StepsBetween,
): BaseRow => {
  const measuredMeters =
    numberOf(last, 'totalDistance') -
    numberOf(first, 'totalDistance') -
    stepsBetween(first, last).distanceMeters;
  const span = { first, last, measuredMeters };
  const counters = odometers(device, span);
  const [startOdometer, endOdometer] = counters;
  return {
    deviceId: device.id,
    deviceName: device.name,
    distance: wayBetween(device, span, counters),
    averageSpeed: 0,
    maxSpeed: 0,
    spentFuel: spentFuel(device, first, last),
    startOdometer,
    endOdometer,
    startTime: formatTime(first.fixTimeMs),
    endTime: formatTime(last.fixTimeMs),
  };
};
