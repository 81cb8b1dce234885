import { expect, it } from 'vitest';
import { findOnlyVehicle, hideOneVehicle } from './hide-one-vehicle';
import { REPORT_COLUMNS } from './report-columns';
import type { ReportVehicles } from './report-view';

const one = { deviceIds: [2], groupIds: [] };
const several: (ReportVehicles | null)[] = [
  ...(['all', null] as const),
  { deviceIds: [2, 3], groupIds: [] },
  { deviceIds: [2], groupIds: [1] },
  { deviceIds: [], groupIds: [1] },
];

it('knows the only vehicle of a report', () => {
  expect(findOnlyVehicle(one)).toBe(2);
  expect(several.map(findOnlyVehicle)).toEqual(several.map(() => null));
});

it('leaves the only vehicle to be chosen, and who drove behind the places', () => {
  const keysOf = (columns: readonly { key: string; hidden?: boolean }[]) =>
    columns.filter(({ hidden }) => !hidden).map(({ key }) => key);
  const columns = hideOneVehicle('trips', REPORT_COLUMNS.trips, one);
  expect(keysOf(columns)).toEqual([
    ...['startTime', 'endTime', 'startPlace', 'endPlace', 'driver'],
    ...['distance', 'duration', 'averageSpeed', 'maxSpeed'],
  ]);
  const all = REPORT_COLUMNS.trips.map(({ key }) => key);
  expect(columns.map(({ key }) => key).sort()).toEqual([...all].sort());
  expect(keysOf(hideOneVehicle('events', REPORT_COLUMNS.events, one))).toContain('driver');
  for (const vehicles of several) {
    expect(hideOneVehicle('trips', REPORT_COLUMNS.trips, vehicles)).toBe(REPORT_COLUMNS.trips);
  }
});

it('keeps it where a row is a vehicle', () => {
  for (const kind of ['summary', 'silent'] as const) {
    expect(hideOneVehicle(kind, REPORT_COLUMNS[kind], one)).toBe(REPORT_COLUMNS[kind]);
  }
});
