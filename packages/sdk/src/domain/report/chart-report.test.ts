import { expect, it } from 'vitest';
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

it('has the vehicles with the most in front', () => {
  const bars = chartReport(rows, distance, { by: 'vehicle', most: 1 });
  expect(bars).toEqual([{ key: '1', title: 'V1', value: 105 }]);
});

it('counts rows where that is asked for', () => {
  const count = listMeasures('events').at(-1)!;
  const bars = chartReport(rows, count, { by: 'vehicle', most: 9 });
  expect(bars.map(({ value }) => value)).toEqual([2, 1]);
});
