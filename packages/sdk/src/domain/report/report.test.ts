import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toEventValue } from './format-report-value';
import { groupReport } from './group-report';
import { mergeSummary } from './merge-summary';
import { chooseReportColumns, REPORT_COLUMNS } from './report-columns';
import { REPORT_KINDS } from './report-kind';
import type { ReportNames, SourceStop, SourceSummary, SourceTrip } from './report-sources';
import type { ReportRow } from './report-value';
import { sumReport, sumReportColumn } from './sum-report';
import { toCombinedRows } from './to-combined-rows';
import { toReportTable } from './to-report-table';
import { toEventRows, toRouteRows, toStayRows, toStopRows, toTripRows } from './to-report-rows';
import { toSummaryRows } from './to-summary-rows';

const HOUR = 3_600_000;
const timeZone = 'America/Sao_Paulo';
const names: ReportNames = {
  device: (id) => (id === 1 ? 'Van' : undefined),
  plate: (id) => (id === 1 ? 'ABC1D23' : null),
  fence: (id) => (id === 5 ? 'Depot' : 'gone'),
  driver: (uniqueId) => (uniqueId === 'tag-7' ? 'Ana <b>' : undefined),
};
const movement = {
  deviceId: 1,
  deviceName: 'Old name',
  distance: 1000,
  averageSpeed: 10,
  maxSpeed: 30,
  spentFuel: 0,
  startOdometer: 0,
  endOdometer: 0,
  startTime: '2026-11-21T10:00:00Z',
  endTime: '2026-11-21T11:00:00Z',
};
const trip = (more: Partial<SourceTrip> = {}): SourceTrip => ({
  ...movement,
  startLat: -23.5,
  startLon: -46.6,
  endLat: -23.6,
  endLon: -46.7,
  startAddress: null,
  endAddress: 'Rua <b>A</b>',
  duration: HOUR,
  driverUniqueId: 'd-1',
  driverName: null,
  ...more,
});
const row = (deviceId: number, fromMs: number | null, values: ReportRow['values']): ReportRow => ({
  id: `${deviceId}-${fromMs}`,
  deviceId,
  fromMs,
  toMs: fromMs,
  values: { vehicle: `V${deviceId}`, ...values },
});

describe('the columns of a report', () => {
  it.each(REPORT_KINDS)('of %s have keys of their own, the vehicle first', (kind) => {
    const keys = REPORT_COLUMNS[kind].map(({ key }) => key);
    expect(keys[0]).toBe('vehicle');
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('are those chosen, in their order, without what there is not, the vehicle in front', () => {
    const chosen = chooseReportColumns('trips', ['distance', 'nonsense', 'driver', 'distance']);
    expect(chosen.map(({ key }) => key)).toEqual(['vehicle', 'distance', 'driver']);
    expect(chooseReportColumns('trips', null).some(({ key }) => key === 'plate')).toBe(false);
  });

  it('tell nothing that no row of their report has', () => {
    const shown = (kind: 'trips' | 'stops' | 'events' | 'route' | 'geofences', row?: ReportRow) =>
      REPORT_COLUMNS[kind].filter(({ key }) => row?.values[key] === undefined);
    const stop = { ...trip(), latitude: 1, longitude: 2, address: null, engineHours: 0 };
    const fix = { ...stop, id: 1, fixTime: movement.startTime, valid: true, altitude: 1 };
    const event = { id: 1, type: 'alarm', eventTime: movement.startTime, deviceId: 1 };
    const more = { positionId: 0, geofenceId: 0, attributes: {} };
    expect(shown('trips', toTripRows([trip()], names)[0])).toEqual([]);
    expect(shown('stops', toStopRows([stop as SourceStop], names)[0])).toEqual([]);
    const fixes = toRouteRows([{ ...fix, speed: 0, course: 0, attributes: {} }], names);
    expect(shown('route', fixes[0])).toEqual([]);
    expect(shown('events', toEventRows([{ ...event, ...more }], names)[0])).toEqual([]);
    expect(shown('geofences', toStayRows([{ ...movement, geofenceId: 5 }], names)[0])).toEqual([]);
  });
});

describe('rows', () => {
  it('call a vehicle as it is called now, one that is gone as the report does, else by its id', () => {
    const vehicles = [trip(), trip({ deviceId: 2 }), trip({ deviceId: 3, deviceName: null })];
    const told = toTripRows(vehicles, names).map(({ values }) => values['vehicle']);
    expect(told).toEqual(['Van', 'Old name', '#3']);
  });

  it('say that a figure is not known where the tracking API says 0 for it', () => {
    const [first] = toTripRows([trip({ maxSpeed: 0, startLat: 0, startLon: 0 })], names);
    expect(first?.values).toMatchObject({ maxSpeed: null, startPlace: null, spentFuel: null });
    const [stood] = toTripRows([trip({ maxSpeed: 0, distance: 0 })], names);
    expect(stood?.values['maxSpeed']).toBe(0);
  });

  it('tell no way where the counter of a vehicle went back', () => {
    const [first] = toTripRows([trip({ distance: -60, averageSpeed: -1 })], names);
    expect(first?.values).toMatchObject({ distance: 0, averageSpeed: 0 });
  });

  it('name fences, and alarms by their codes', () => {
    const event = { id: 9, type: 'alarm', eventTime: movement.startTime, deviceId: 1 };
    const attributes = { alarm: 'sos', battery: 4, deep: { a: 1 }, none: null };
    const [first] = toEventRows([{ ...event, positionId: 3, geofenceId: 5, attributes }], names);
    expect(first).toMatchObject({
      positionId: 3,
      values: { event: 'alarm:sos', geofence: 'Depot', details: 'battery=4 deep={"a":1}' },
    });
    expect(toEventValue('alarm', undefined)).toBe('alarm');
  });

  it('call drivers by their name, in events, fixes and trips alike, else as the tracker did', () => {
    const tell = (driverUniqueId: string) => {
      const attributes = { driverUniqueId, battery: 4 };
      const event = { id: 9, type: 'driverChanged', eventTime: movement.startTime, deviceId: 1 };
      const [happened] = toEventRows(
        [{ ...event, positionId: 3, geofenceId: 0, attributes }],
        names,
      );
      const moment = { fixTime: movement.startTime, valid: true, altitude: 1, address: null };
      const place = { latitude: 1, longitude: 2, speed: 0, course: 0 };
      const [passed] = toRouteRows(
        [{ id: 1, deviceId: 1, ...moment, ...place, attributes }],
        names,
      );
      const [driven] = toTripRows([trip({ driverUniqueId, driverName: null })], names);
      expect([happened, passed].map((row) => row?.values['details'])).toEqual([
        'battery=4',
        'battery=4',
      ]);
      return [happened, passed, driven].map((row) => row?.values['driver']);
    };
    expect(tell('tag-7')).toEqual(['Ana <b>', 'Ana <b>', 'Ana <b>']);
    expect(tell('tag-8')).toEqual(['tag-8', 'tag-8', 'tag-8']);
    // No key touches the reader.
    expect(tell('0000')).toEqual([null, null, null]);
    const nobody = trip({ driverUniqueId: null, driverName: 'Somebody else' });
    expect(toTripRows([nobody], names)[0]?.values['driver']).toBeNull();
  });
});

describe('everything together', () => {
  const span = { startTime: '2026-11-21T11:00:00Z', driverUniqueId: 'tag-7' };
  const stop = { ...trip(span), latitude: 1, longitude: 2 };
  const stops = toStopRows([{ ...stop, address: null, engineHours: 0 }], names);
  const event = { id: 9, type: 'ignitionOff', eventTime: '2026-11-21T10:59:00Z', deviceId: 1 };
  const more = { positionId: 3, geofenceId: 5, attributes: {} };
  const events = toEventRows([{ ...event, ...more }], names);
  const rows = toCombinedRows({ trips: toTripRows([trip()], names), stops, events });

  it('is trips, stops and events by when they began, each with an id of its own', () => {
    expect(rows.map(({ values }) => values['what'])).toEqual([
      'row:trip',
      'ignitionOff',
      'row:stop',
    ]);
    // Whoever drove as it came to stand.
    expect(rows.at(-1)?.values['driver']).toBe('Ana <b>');
    expect(new Set(rows.map(({ id }) => id)).size).toBe(3);
    expect(rows[1]).toMatchObject({ positionId: 3, values: { details: 'Depot', duration: null } });
  });

  it('says where a trip began and where it ended', () => {
    const [own] = toTripRows([trip()], names);
    expect(rows[0]?.values).toMatchObject({
      place: own?.values['startPlace'],
      endPlace: own?.values['endPlace'],
    });
    expect(rows[0]?.values['place']).not.toEqual(rows[0]?.values['endPlace']);
  });

  it('has something to tell in each of its columns', () => {
    for (const { values } of rows) {
      expect(REPORT_COLUMNS.combined.filter(({ key }) => values[key] === undefined)).toEqual([]);
    }
  });
});

describe('the summary', () => {
  const summary = (day: number, more: Partial<SourceSummary> = {}): SourceSummary => ({
    ...movement,
    engineHours: HOUR,
    startOdometer: day * 1000,
    endOdometer: day * 1000 + 900,
    startTime: `2026-11-${day}T10:00:00Z`,
    endTime: `2026-11-${day}T22:00:00Z`,
    ...more,
  });
  // 01:30 UTC is still the day before in São Paulo.
  const late = trip({ startTime: '2026-11-22T01:30:00Z' });
  const stop = { ...trip(), latitude: 1, longitude: 2, address: null, engineHours: HOUR / 4 };
  const days = toSummaryRows(
    { summaries: [summary(21), summary(22)], trips: [trip(), late], stops: [stop] },
    names,
    timeZone,
  );

  it('counts trips and stops to the day of the zone that they began on', () => {
    expect(days.map(({ values }) => values['trips'])).toEqual([2, 0]);
    expect(days[0]?.values).toMatchObject({ driving: 2 * HOUR, idle: HOUR / 4 });
    expect(days[0]?.values['stopped']).toBe((HOUR * 3) / 4);
  });

  it('tells the way of the trips, as the report of trips does, that over midnight too [S1.18]', () => {
    const trips = [trip({ distance: 5_000 }), { ...late, distance: 90_000 }];
    const sources = { summaries: [summary(21), summary(22)], trips, stops: [] };
    const total = (rows: readonly ReportRow[], kind: 'summary' | 'trips') =>
      sumReport(rows, REPORT_COLUMNS[kind])['distance'];
    const ofDays = toSummaryRows(sources, names, timeZone);
    expect(total(ofDays, 'summary')).toBe(95_000);
    expect(total(mergeSummary(ofDays), 'summary')).toBe(total(toTripRows(trips, names), 'trips'));
  });

  it('gives each of several vehicles what it did itself', () => {
    const of = (deviceId: number) => ({
      summaries: [summary(21, { deviceId })],
      trips: [trip({ deviceId, distance: deviceId * 1_000 })],
      stops: [{ ...stop, deviceId, duration: deviceId * HOUR }],
    });
    // The third has no summary, and a trip and a stop all the same.
    const [one, two, three] = [of(1), of(2), of(3)];
    const together = toSummaryRows(
      {
        summaries: [...one.summaries, ...two.summaries],
        trips: [...three.trips, ...two.trips, ...one.trips],
        stops: [...two.stops, ...one.stops, ...three.stops],
      },
      names,
      timeZone,
    );
    const alone = [one, two, { ...three, summaries: [] }].map((sources) =>
      toSummaryRows(sources, names, timeZone),
    );
    expect(together).toEqual(alone.flat());
    expect(together.map(({ values }) => values['distance'])).toEqual([1_000, 2_000, 3_000]);
  });

  it('loses and doubles no trip where the server has days of another zone', () => {
    const utc = [
      summary(21, { startTime: '2026-11-21T10:00:00Z' }),
      summary(22, { startTime: '2026-11-22T01:00:00Z' }),
    ];
    const next = trip({ startTime: '2026-11-22T12:00:00Z', endTime: '2026-11-22T13:00:00Z' });
    const rows = toSummaryRows(
      { summaries: utc, trips: [trip(), late, next], stops: [] },
      names,
      timeZone,
    );
    expect(rows.map(({ values }) => values['trips'])).toEqual([2, 0, 1]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(3);
  });

  it('of a vehicle is the sum of its days', () => {
    const [vehicle, ...others] = mergeSummary(days);
    expect(others).toEqual([]);
    expect(vehicle?.values).toMatchObject({
      distance: 2000,
      averageSpeed: (1000 / 3600) * 1.94384,
      trips: 2,
      maxSpeed: 30,
      startOdometer: 21_000,
      endOdometer: 22_900,
    });
    expect([vehicle?.fromMs, vehicle?.toMs]).toEqual([
      Date.parse('2026-11-21T10:00:00Z'),
      Date.parse('2026-11-22T22:00:00Z'),
    ]);
  });
});

describe('the figures below', () => {
  it('weigh a mean, and leave out what is not known', () => {
    const rows = [
      row(1, 0, { averageSpeed: 10, duration: 3 * HOUR }),
      row(1, 1, { averageSpeed: 50, duration: HOUR }),
      row(1, 2, { averageSpeed: null, duration: HOUR }),
    ];
    const speed = { key: 'averageSpeed', total: { mean: 'duration' } } as const;
    expect(sumReportColumn(rows, speed)).toBe(20);
    expect(sumReportColumn([], speed)).toBeNull();
    expect(sumReportColumn(rows, { key: 'none', total: 'sum' })).toBeNull();
    expect(sumReportColumn(rows, { key: 'averageSpeed', total: 'max' })).toBe(50);
  });

  it('sum up no time that a vehicle was in two fences at once', () => {
    const stay = (deviceId: number, fromMs: number, hours: number): ReportRow => ({
      ...row(deviceId, fromMs, { duration: hours * HOUR }),
      toMs: fromMs + hours * HOUR,
    });
    const total = (kind: 'geofences' | 'combined', rows: readonly ReportRow[]) =>
      toReportTable(kind, rows, undefined).totals['duration'];
    const apart = [stay(1, 2 * HOUR, 1), stay(1, 0, 2), stay(2, HOUR, 4)];
    expect(total('geofences', apart)).toBe(7 * HOUR);
    expect(total('geofences', [...apart, stay(1, HOUR, 1)])).toBeNull();
    expect(total('combined', apart)).toBeUndefined();
  });

  it('sum up lengths, times, fuel and counts only: no speed, state or reading of a counter', () => {
    const summed = new Set(
      Object.values(REPORT_COLUMNS)
        .flat()
        .filter(({ total }) => total === 'sum' || total === 'apart')
        .map(({ key }) => key),
    );
    expect([...summed].sort()).toEqual([
      ...['breakTime', 'breaks', 'checkedIn', 'distance', 'driving', 'duration'],
      ...['engineHours', 'idle'],
      ...['spentFuel', 'stopped', 'trips'],
    ]);
  });

  it('of the groups together are those of the report, however the rows are grouped', () => {
    const values = fc.record({ distance: fc.option(fc.integer({ min: 0, max: 1e6 })) });
    const some = fc.array(
      fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 4e8 }), values),
    );
    fc.assert(
      fc.property(some, fc.constantFrom('vehicle', 'day'), (list, by) => {
        const rows = list.map(([deviceId, atMs, value]) => row(deviceId, atMs, value));
        const table = toReportTable('trips', rows, undefined, { by, timeZone });
        const groups = table.groups ?? [];
        expect(groups.flatMap((group) => group.rows)).toHaveLength(rows.length);
        const known = groups.flatMap(({ totals }) => (totals['distance'] as number | null) ?? []);
        const sum = known.length === 0 ? null : known.reduce((left, right) => left + right, 0);
        expect(table.totals['distance'] ?? null).toBe(sum);
      }),
    );
  });

  it('stand by the day of the zone, the earliest first, across a change of the clock', () => {
    const at = (iso: string) => row(1, Date.parse(iso), {});
    const rows = [
      at('2026-11-02T05:30:00Z'),
      at('2026-11-01T05:30:00Z'),
      at('2026-11-02T04:30:00Z'),
    ];
    const groups = groupReport(rows, [], { by: 'day', timeZone: 'America/New_York' });
    expect(groups.map(({ key, rows: own }) => [key, own.length])).toEqual([
      ['2026-11-01', 2],
      ['2026-11-02', 1],
    ]);
  });
});
