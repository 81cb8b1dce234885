import { expect, it } from 'vitest';
import { buildTimeline, numberStops } from '../replay/build-timeline';
import { buildTrack } from '../replay/route-track';
import { sumSelection } from '../replay/sum-selection';
import { REPORT_COLUMNS } from '../report/report-columns';
import { sumReport } from '../report/sum-report';
import { toTripRows } from '../report/to-report-rows';
import { MINUTE_MS } from '../time/durations';
import { sumDay } from './sum-day';
import { sumTrips, toDrivenTrips } from './sum-trips';

const START = Date.parse('2026-11-21T10:00:00Z');
const at = (minute: number) => new Date(START + minute * MINUTE_MS).toISOString();

/** A trip as the server tells it: by the counter of the vehicle, which its fixes do not agree with. */
const trip = (from: number, to: number, distance: number) => ({
  deviceId: 1,
  deviceName: 'Van',
  startTime: at(from),
  endTime: at(to),
  distance,
  duration: (to - from) * MINUTE_MS,
  averageSpeed: 20,
  maxSpeed: 44,
  spentFuel: 0,
  startLat: 0,
  startLon: 0,
  endLat: 0,
  endLon: 0,
  startAddress: null,
  endAddress: null,
  startOdometer: 0,
  endOdometer: 0,
  driverUniqueId: null,
  driverName: null,
});
const stop = (from: number, to: number) => ({
  startTime: at(from),
  endTime: at(to),
  duration: (to - from) * MINUTE_MS,
  latitude: 0,
  longitude: 0,
});
// A vehicle that stands for a while within a trip, and counts as moving for a while within a stop.
const fixes = Array.from({ length: 121 }, (_, minute) => ({
  fixTime: at(minute),
  latitude: 0,
  longitude: Math.min(minute, 40) / 200,
  speed: minute % 7 === 0 ? 0 : minute === 12 ? 44 : 20,
  course: 90,
  attributes: { motion: minute % 7 !== 0 },
}));
const trips = [trip(50, 120, 61_000), trip(0, 40, 25_300)];
const stops = [stop(40, 50)];

it('a replay, its legs, the report of trips and the day of a vehicle say the same [S1.18]', () => {
  const track = buildTrack(fixes);
  const driven = toDrivenTrips(trips);
  const whole = { fromMs: START, toMs: START + 120 * MINUTE_MS };
  const head = sumSelection(track, whole, { trips: driven, stops: numberStops(stops) });
  const names = { device: () => undefined, plate: () => null, fence: () => 'gone' };
  const rows = toTripRows(trips, { ...names, driver: () => undefined });
  const report = sumReport(rows, REPORT_COLUMNS.trips);
  const day = sumDay({ summaries: [], trips, stops });
  const legs = buildTimeline(track, numberStops(stops), driven).flatMap((item) =>
    item.kind === 'leg' ? [item] : [],
  );
  const add = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
  expect(head).toMatchObject({
    distanceMeters: 86_300,
    movingMs: 110 * MINUTE_MS,
    maxSpeedKnots: 44,
    stopCount: 1,
  });
  expect(report).toMatchObject({ distance: 86_300, duration: 110 * MINUTE_MS, maxSpeed: 44 });
  expect(day).toMatchObject({
    distanceMeters: 86_300,
    movingMs: 110 * MINUTE_MS,
    maxSpeedKnots: 44,
    stopCount: 1,
  });
  expect(legs).toHaveLength(2);
  expect(add(legs.map(({ distanceMeters }) => distanceMeters))).toBe(86_300);
  expect(add(legs.map(({ durationMs }) => durationMs))).toBe(110 * MINUTE_MS);
});

it('counts of a trip what lies in the period', () => {
  const driven = toDrivenTrips(trips);
  const part = { fromMs: START + 20 * MINUTE_MS, toMs: START + 57 * MINUTE_MS };
  expect(sumTrips(driven, part)).toEqual({
    distanceMeters: 25_300 / 2 + 6_100,
    movingMs: 27 * MINUTE_MS,
  });
  expect(sumTrips(driven, { fromMs: START - 2, toMs: START - 1 })).toEqual({
    distanceMeters: 0,
    movingMs: 0,
  });
});

it('counts no way where the counter of a vehicle went back', () => {
  const driven = toDrivenTrips([trip(0, 10, -60), trip(20, 30, 700)]);
  expect(sumTrips(driven).distanceMeters).toBe(700);
});
