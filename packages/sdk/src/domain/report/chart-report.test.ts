import { expect, it } from 'vitest';
import { HOUR_MS } from '../time/durations';
import { chartReport, listMeasures } from './chart-report';
import type { ReportRow } from './report-value';

const at = (iso: string) => Date.parse(iso);
const row = (deviceId: number, iso: string, distance: number): ReportRow => ({
  id: `${deviceId}-${iso}`,
  deviceId,
  fromMs: at(iso),
  toMs: at(iso),
  values: { vehicle: `V${deviceId}`, distance },
});
const rows = [
  row(1, '2026-11-01T05:00:00Z', 100),
  row(2, '2026-11-01T20:00:00Z', 50),
  row(1, '2026-11-03T20:00:00Z', 5),
];
const distance = listMeasures('trips')[0]!;
const timeZone = 'America/New_York';

it('has a bar for each day, the empty ones and the one of 25 hours too; together they are the total', () => {
  const period = { fromMs: at('2026-11-01T04:00:00Z'), toMs: at('2026-11-04T05:00:00Z') };
  const bars = chartReport(rows, distance, { by: 'day', period, timeZone });
  expect(bars.map(({ key, value }) => [key, value])).toEqual([
    ['2026-11-01', 150],
    ['2026-11-02', 0],
    ['2026-11-03', 5],
  ]);
});

it('has no bar of a period that ends before it begins, and at most those of a year of ten', () => {
  const reversed = { fromMs: at('2026-11-04T04:00:00Z'), toMs: at('2026-11-01T04:00:00Z') };
  expect(chartReport([], distance, { by: 'day', period: reversed, timeZone })).toEqual([]);
  const decade = { fromMs: at('2016-11-01T04:00:00Z'), toMs: at('2026-11-01T04:00:00Z') };
  const bars = chartReport([], distance, { by: 'day', period: decade, timeZone });
  expect(bars.length).toBeLessThanOrEqual(368);
});

it('has a day of 23 hours once', () => {
  const period = { fromMs: at('2026-03-07T05:00:00Z'), toMs: at('2026-03-10T04:00:00Z') };
  const bars = chartReport([], distance, { by: 'day', period, timeZone });
  expect(bars.map(({ key }) => key)).toEqual(['2026-03-07', '2026-03-08', '2026-03-09']);
});

it('has the vehicles with the most in front', () => {
  const bars = chartReport(rows, distance, { by: 'vehicle', most: 1 });
  expect(bars).toEqual([{ key: '1', title: 'V1', value: 105 }]);
});

it('counts rows where that is asked for', () => {
  const count = listMeasures('events').at(-1)!;
  const bars = chartReport(rows, count, { by: 'vehicle', most: 9 });
  expect(bars.map(({ value }) => value)).toEqual([2, 1]);
});

it('shows a day by the hours of a zone that rows lasted in, those without anything too', () => {
  const timeZone = 'Asia/Kolkata';
  // 01:00 to 04:10 there; the zone is half an hour off.
  const fromMs = Date.parse('2026-11-20T19:30:00Z');
  const period = { fromMs, toMs: fromMs + 3 * 3_600_000 + 600_000 };
  const at = (minute: number, distance: number): ReportRow => ({
    id: String(minute),
    deviceId: 1,
    fromMs: fromMs + minute * 60_000,
    toMs: null,
    values: { vehicle: 'V', distance },
  });
  const rows = [at(0, 5), at(59, 7), at(120, 11), at(185, 13)];
  const hours = { by: 'hour', period, timeZone, nowMs: Infinity } as const;
  const bars = chartReport(rows, listMeasures('trips')[0]!, hours);
  expect(bars.map(({ value }) => value)).toEqual([12, 0, 11, 13]);
  expect(bars[1]?.key).toBe(String(fromMs + 3_600_000));
  const long = { ...at(30, 90), id: 'long', toMs: fromMs + 2 * 3_600_000 };
  expect(chartReport([long], listMeasures('trips')[0]!, hours).map(({ value }) => value)).toEqual([
    30, 60, 0, 0,
  ]);
  expect(chartReport([long], listMeasures('trips').at(-1)!, hours)[0]?.value).toBe(1);
  const short = { ...at(30, 90), toMs: fromMs + 30 * 60_000 };
  expect(chartReport([short], listMeasures('trips')[0]!, hours)[0]?.value).toBe(90);
});

it('ends the hours of a day that is not over at the present one, and of one that is at midnight', () => {
  const fromMs = at('2026-11-03T05:00:00Z');
  const period = { fromMs, toMs: at('2026-11-04T05:00:00Z') };
  const count = (toMs: number, nowMs: number) =>
    chartReport(rows, distance, { by: 'hour', period: { fromMs, toMs }, timeZone, nowMs }).length;
  expect(count(period.toMs, fromMs + 6.2 * HOUR_MS)).toBe(7);
  expect(count(fromMs + 6.2 * HOUR_MS, Infinity)).toBe(7);
  expect(count(period.toMs, period.toMs + HOUR_MS)).toBe(24);
  expect(count(period.toMs, fromMs - HOUR_MS)).toBe(0);
});
