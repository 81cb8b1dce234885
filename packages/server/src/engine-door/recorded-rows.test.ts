import {
  pairStays,
  type ReportNames,
  type SourceEvent,
  type SourceFix,
  type SourceStop,
  type SourceSummary,
  type SourceTrip,
  toCombinedRows,
  toEventRows,
  toRouteRows,
  toStayRows,
  toStopRows,
  toSummaryRows,
  toTripRows,
} from '@rastro/sdk/domain';
import { describe, expect, it } from 'vitest';
import { readRecorded } from './testing';

const names: ReportNames = {
  device: () => undefined,
  plate: () => null,
  fence: () => 'gone',
  driver: () => undefined,
};
interface RecordedFix extends SourceFix {
  attributes: { distance: number };
}
interface RecordedCombined {
  deviceId: number;
  route: readonly (readonly [number, number])[];
  events: readonly SourceEvent[];
}
const ask = <Row>(kind: string, device: number, more = ''): Row[] =>
  readRecorded<Row>(
    new RegExp(
      `^GET /reports/${kind}\\?(x=1&)?deviceId=\\{\\{device${device}\\}\\}&from=[^&]+&to=[^&]+${more}$`,
    ),
  );
type SourceStay = Parameters<typeof toStayRows>[0][number];
const add = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const at = (iso: string) => Date.parse(iso);
const column = (rows: readonly { values: Readonly<Record<string, unknown>> }[], key: string) =>
  rows.map(({ values }) => values[key]);

describe.each([40, 115, 123])('the route that was recorded of device %i', (device) => {
  it('has in our report each fix, its moment, place and speed, and the way of the summary', () => {
    const fixes = ask<RecordedFix>('route', device);
    const [summary] = ask<SourceSummary>('summary', device);
    const rows = toRouteRows(fixes, names);
    expect(rows.length).toBeGreaterThan(100);
    expect(column(rows, 'time')).toEqual(fixes.map(({ fixTime }) => at(fixTime)));
    for (const key of ['speed', 'course', 'altitude', 'latitude', 'longitude'] as const) {
      expect(column(rows, key)).toEqual(fixes.map((fix) => fix[key]));
    }
    const speeds = column(rows, 'speed') as number[];
    expect(Math.max(...speeds)).toBe(summary?.maxSpeed);
    // A fix that came late makes the way that was counted longer than the one that was driven.
    if (device === 40) {
      const driven = add(fixes.map(({ attributes }) => attributes.distance));
      expect(driven).toBeCloseTo(summary?.distance ?? 0, 3);
    }
  });
});

const FENCE_EVENTS = '&type=geofence(Enter|Exit).*';
const stayed = (rows: ReturnType<typeof toStayRows>) =>
  rows.map(({ values }) => [values['geofence'], values['startTime'], values['endTime']]);

it('stays in fences are those of the recording, though we pair them from events', () => {
  const stays = ask<SourceStay>('geofences', 40, '&geofenceId=.*');
  const events = ask<SourceEvent>('events', 40, FENCE_EVENTS);
  const rows = toStayRows(
    pairStays(events, { fromMs: 0, toMs: at('2026-11-22T00:00:00Z') }),
    names,
  );
  expect(rows).toHaveLength(2);
  expect(stayed(rows)).toEqual(stayed(toStayRows(stays, names)));
  expect(column(rows, 'duration')).toEqual([180_000, 170_000]);
});

it.each([115, 123])('stays of a drive through several fences too, for device %i', (device) => {
  const stays = ask<SourceStay>('geofences', device, '&geofenceId=.*');
  const events = ['geofenceEnter', 'geofenceExit']
    .flatMap((type) => ask<SourceEvent>('events', device, `&type=${type}`))
    .sort((one, other) => at(one.eventTime) - at(other.eventTime));
  const rows = toStayRows(
    pairStays(events, { fromMs: 0, toMs: at('2026-11-22T00:00:00Z') }),
    names,
  );
  expect(rows.length).toBeGreaterThan(2);
  expect(stayed(rows).sort()).toEqual(stayed(toStayRows(stays, names)).sort());
});

it.each([40, 83])('every event of the recording is a row, for device %i', (device) => {
  const events = ask<SourceEvent>('events', device, device === 40 ? '&type=allEvents' : '');
  const rows = toEventRows(events, names);
  expect(rows.length).toBeGreaterThan(5);
  expect(column(rows, 'time')).toEqual(events.map(({ eventTime }) => at(eventTime)));
  expect(column(rows, 'event')).toEqual(events.map(({ type }) => type));
});

it('what is combined has the trips, stops and events of the recordings, each at its moment', () => {
  const trips = ask<SourceTrip>('trips', 40);
  const stops = ask<SourceStop>('stops', 40);
  const events = ask<SourceEvent>('events', 40, '&type=allEvents');
  const rows = toCombinedRows({
    trips: toTripRows(trips, names),
    stops: toStopRows(stops, names),
    events: toEventRows(events, names),
  });
  expect(rows).toHaveLength(trips.length + stops.length + events.length);
  const moments = [...trips, ...stops].map(({ startTime }) => at(startTime));
  moments.push(...events.map(({ eventTime }) => at(eventTime)));
  expect(column(rows, 'startTime')).toEqual(moments.sort((one, other) => one - other));
  expect(add(rows.map(({ values }) => Number(values['distance'] ?? 0)))).toBe(
    add(trips.map(({ distance }) => distance)),
  );
});

it('a summary by day has the days, engine hours and odometers of the recording', () => {
  const call = (kind: string, more: string) =>
    new RegExp(`^GET /reports/${kind}\\?${more}=\\w+&deviceId=\\{\\{device90\\}\\}&from`);
  const summaries = readRecorded<SourceSummary>(call('summary', 'daily'));
  const trips = readRecorded<SourceTrip>(call('trips', 'x'));
  const stops = readRecorded<SourceStop>(call('stops', 'x'));
  const rows = toSummaryRows({ summaries, trips, stops }, names, 'UTC');
  expect(column(rows, 'engineHours')).toEqual([0, 27_000_000]);
  expect(column(rows, 'startOdometer')).toEqual(summaries.map((day) => day.startOdometer));
  expect(column(rows, 'endOdometer')).toEqual(summaries.map((day) => day.endOdometer));
  // The one trip went on over midnight, and all of it belongs to the day it began on.
  expect(column(rows, 'distance')).toEqual([trips[0]?.distance, 0]);
  expect(column(rows, 'driving')).toEqual([trips[0]?.duration, 0]);
});

it('the events that a Traccar combines are among the rows of our list', () => {
  const [combined] = ask<RecordedCombined>('combined', 83);
  const events = toEventRows(ask<SourceEvent>('events', 83), names);
  const told = new Set(toCombinedRows({ trips: [], stops: [], events }).map(({ id }) => id));
  expect(combined?.events.length).toBeGreaterThan(3);
  for (const event of combined?.events ?? []) {
    expect(told).toContain(`event ${event.deviceId}-${event.id}`);
  }
});
