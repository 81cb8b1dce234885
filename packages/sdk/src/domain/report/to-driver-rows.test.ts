import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../time/durations';
import { REPORT_COLUMNS } from './report-columns';
import { toDriverRows } from './to-driver-rows';

const names = {
  device: (id: number) => (id === 1 ? 'Van' : id === 2 ? 'Truck' : undefined),
  plate: () => null,
  fence: () => 'gone',
  driver: () => undefined,
};
const day = (date: string) => Date.parse(`${date}T00:00:00Z`);
const period = { fromMs: day('2026-11-20'), toMs: day('2026-11-23') };
const at = (text: string) => `2026-11-${text.replace(' ', 'T')}:00Z`;
const drive = (deviceId: number, from: string, to: string | null, more = {}) => ({
  deviceId,
  driverId: 7,
  driverName: 'João',
  beganAt: at(from),
  endedAt: to === null ? null : at(to),
  ...more,
});
const trip = (deviceId: number, from: string, to: string, distance = 1_000) => ({
  deviceId,
  deviceName: `V${deviceId}`,
  startTime: at(from),
  endTime: at(to),
  distance,
});
const rowsOf = (
  drives: ReturnType<typeof drive>[],
  trips: ReturnType<typeof trip>[],
  more: Partial<Parameters<typeof toDriverRows>[2]> = {},
) =>
  toDriverRows({ drives, trips }, names, {
    period,
    timeZone: 'UTC',
    nowMs: day('2026-12-01'),
    ...more,
  });

describe('[S1.20] [S1.26] a driver’s day', () => {
  it('has the hours driven and checked in, the way, and the breaks of a quarter of an hour and more', () => {
    const [row, ...others] = rowsOf(
      [drive(1, '21 08:00', '21 17:00')],
      [
        trip(1, '21 08:10', '21 10:10', 90_000),
        // Fourteen minutes are no break.
        trip(1, '21 10:24', '21 12:00', 60_000),
        trip(1, '21 12:15', '21 16:00', 150_000),
        // Somebody else's.
        trip(1, '21 18:00', '21 19:00', 40_000),
        trip(2, '21 08:00', '21 09:00', 40_000),
      ],
    );
    expect(others).toEqual([]);
    expect(row).toMatchObject({ deviceId: 1, fromMs: Date.parse(at('21 08:00')) });
    expect(row?.toMs).toBe(Date.parse(at('21 17:00')));
    expect(row?.values).toEqual({
      vehicle: 'Van',
      plate: null,
      driver: 'João',
      day: '2026-11-21',
      firstDriving: Date.parse(at('21 08:10')),
      lastDriving: Date.parse(at('21 16:00')),
      driving: 7 * HOUR_MS + 21 * MINUTE_MS,
      checkedIn: 9 * HOUR_MS,
      distance: 300_000,
      breaks: 1,
      breakTime: 15 * MINUTE_MS,
    });
    const keys = REPORT_COLUMNS.drivers.map(({ key }) => key);
    expect(keys).toEqual(Object.keys(row?.values ?? {}));
  });

  it('takes of a trip what lies within the check-ins, and of its way as much', () => {
    const [row] = rowsOf(
      [drive(1, '21 08:00', '21 09:00')],
      [trip(1, '21 07:30', '21 08:30', 60_000), trip(1, '21 08:45', '21 09:45', 40_000)],
    );
    expect(row?.values).toMatchObject({
      driving: 45 * MINUTE_MS,
      distance: 40_000,
      breaks: 1,
      breakTime: 15 * MINUTE_MS,
    });
  });

  it('ends at the midnight of the account’s zone, and the next begins there', () => {
    const timeZone = 'America/Sao_Paulo';
    const rows = rowsOf([drive(1, '21 22:00', '22 06:00')], [trip(1, '22 02:00', '22 04:00')], {
      timeZone,
    });
    const midnight = Date.parse(at('22 03:00'));
    expect(rows.map(({ values }) => [values['day'], values['driving']])).toEqual([
      ['2026-11-21', HOUR_MS],
      ['2026-11-22', HOUR_MS],
    ]);
    expect(rows[0]?.values).toMatchObject({ checkedIn: 5 * HOUR_MS, lastDriving: midnight });
    expect(rows[1]?.values).toMatchObject({ checkedIn: 3 * HOUR_MS, firstDriving: midnight });
  });

  it('is told as far as the period and the present go', () => {
    const [before, open] = rowsOf(
      [drive(1, '19 20:00', '20 02:00'), drive(1, '22 08:00', null)],
      [trip(1, '19 23:00', '20 01:00', 20_000)],
      { nowMs: Date.parse(at('22 09:30')) },
    );
    expect(before?.values).toMatchObject({ checkedIn: 2 * HOUR_MS, distance: 10_000 });
    expect(open?.values).toMatchObject({
      checkedIn: 1.5 * HOUR_MS,
      driving: 0,
      distance: 0,
      breaks: 0,
      breakTime: 0,
      firstDriving: null,
      lastDriving: null,
    });
    expect(rowsOf([drive(1, '19 08:00', '19 09:00'), drive(1, '24 08:00', null)], [])).toEqual([]);
  });

  it('driving another vehicle is no break, and a break is the vehicle’s that was left for it', () => {
    const rows = rowsOf(
      [
        drive(1, '21 08:00', '21 10:00'),
        drive(2, '21 10:00', '21 12:00'),
        drive(1, '21 12:00', '21 14:00'),
      ],
      [
        trip(1, '21 08:00', '21 09:00'),
        trip(2, '21 10:00', '21 12:00'),
        trip(1, '21 12:05', '21 14:00'),
      ],
    );
    expect(rows.map(({ values }) => [values['vehicle'], values['breakTime']])).toEqual([
      ['Van', HOUR_MS],
      ['Truck', 0],
    ]);
    expect(rows[0]?.values['checkedIn']).toBe(4 * HOUR_MS);
  });

  it('has a row a driver, by their names, called as they were last', () => {
    const other = { driverId: 9, driverName: 'Ana <b>' };
    const rows = rowsOf(
      [
        drive(1, '21 08:00', '21 09:00', { driverName: 'J. Prado' }),
        drive(1, '20 08:00', '20 09:00'),
        drive(3, '22 08:00', '22 09:00', other),
        drive(3, '22 10:00', '22 11:00', { driverId: 10, driverName: '' }),
      ],
      [],
    );
    expect(rows.map(({ values }) => [values['driver'], values['vehicle'], values['day']])).toEqual([
      ['#10', '#3', '2026-11-22'],
      ['Ana <b>', '#3', '2026-11-22'],
      ['J. Prado', 'Van', '2026-11-20'],
      ['J. Prado', 'Van', '2026-11-21'],
    ]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it('never has more driving than check-ins, nor a break that the day has no room for', () => {
    const span = fc
      .tuple(fc.integer({ min: 0, max: 4_000 }), fc.integer({ min: 0, max: 900 }))
      .map(([from, minutes]) => [from, from + minutes] as const);
    const iso = (minute: number) => new Date(period.fromMs + minute * MINUTE_MS).toISOString();
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 2 }), span), { maxLength: 12 }),
        fc.array(fc.tuple(fc.integer({ min: 1, max: 2 }), span), { maxLength: 12 }),
        (checkIns, journeys) => {
          const rows = toDriverRows(
            {
              drives: checkIns.map(([deviceId, [from, to]]) => ({
                deviceId,
                driverId: 7,
                driverName: 'João',
                beganAt: iso(from),
                endedAt: iso(to),
              })),
              trips: journeys.map(([deviceId, [from, to]]) => ({
                deviceId,
                deviceName: null,
                distance: to - from,
                startTime: iso(from),
                endTime: iso(to),
              })),
            },
            names,
            { period, timeZone: 'UTC', nowMs: day('2026-12-01') },
          );
          for (const { values, fromMs, toMs } of rows) {
            const [driving, checkedIn] = [Number(values['driving']), Number(values['checkedIn'])];
            expect(driving).toBeLessThanOrEqual(checkedIn);
            expect(checkedIn).toBeLessThanOrEqual(Number(toMs) - Number(fromMs));
            expect(fromMs).toBeGreaterThanOrEqual(period.fromMs);
            expect(toMs).toBeLessThanOrEqual(period.toMs);
            expect(Number(values['breakTime'])).toBeGreaterThanOrEqual(
              Number(values['breaks']) * 15 * MINUTE_MS,
            );
          }
          const breaks = rows.reduce((sum, { values }) => sum + Number(values['breakTime']), 0);
          expect(breaks).toBeLessThanOrEqual(period.toMs - period.fromMs);
        },
      ),
    );
  });
});
