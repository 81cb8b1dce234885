import { describe, expect, it } from 'vitest';
import {
  findRowsAt,
  listChartMeasures,
  measureRows,
  toChartSeries,
  toMeasureColumn,
} from './chart-series';
import { REPORT_COLUMNS } from './report-columns';
import type { ReportNames, SourceFix } from './report-sources';
import { toChartRows } from './to-chart-rows';

const names: ReportNames = {
  device: (id) => (id === 1 ? 'Van' : undefined),
  plate: () => null,
  fence: () => 'gone',
  driver: () => undefined,
};
const fix = (minute: number, more: Partial<SourceFix> = {}): SourceFix => ({
  id: minute + 1,
  deviceId: 1,
  fixTime: new Date(Date.UTC(2026, 10, 21, 10, minute)).toISOString(),
  latitude: -23.5,
  longitude: -46.6 + minute / 10_000,
  valid: true,
  altitude: 700,
  speed: 20 + minute,
  course: 0,
  address: null,
  attributes: { fuel: 40 - minute },
  ...more,
});

describe('the rows of a chart', () => {
  it('are in the order of time, vehicle by vehicle, and tell every number of a fix', () => {
    const hostile = { speed: 'x', fuel: '9', note: 'a', sum: Number.NaN, distance: 4 };
    const rows = toChartRows(
      [fix(2), fix(0, { deviceId: 2, attributes: hostile }), fix(1), fix(3, { fixTime: 'never' })],
      names,
    );
    expect(rows.map(({ deviceId, id }) => [deviceId, id])).toEqual([
      [1, '1-2'],
      [1, '1-3'],
      [2, '2-1'],
    ]);
    expect(rows.at(-1)?.measured).toEqual({ speed: 20, altitude: 700, distance: 4 });
    expect(rows.at(-1)?.values['vehicle']).toBe('#2');
  });

  it('offers speed and fuel first, and no counter of the server', () => {
    const rows = toChartRows([fix(0, { attributes: { adc1: 1, distance: 5, fuel: 3 } })], names);
    expect(listChartMeasures(rows)).toEqual(['speed', 'fuel', 'adc1', 'altitude']);
    expect(listChartMeasures([])).toEqual(['speed']);
  });

  it('are those that tell the attribute', () => {
    const rows = toChartRows([fix(0), fix(1, { attributes: {} })], names);
    expect(measureRows(rows, 'fuel').map(({ values }) => values['value'])).toEqual([40]);
    expect(measureRows(rows, 'constructor')).toEqual([]);
  });
});

describe('toChartSeries', () => {
  it('breaks the line where nobody knows the way, even where the fix after the gap tells nothing', () => {
    const away = { longitude: -46.2 };
    const rows = toChartRows(
      [
        ...[fix(0), fix(1), fix(30, { ...away, attributes: {} }), fix(31, away)],
        fix(0, { deviceId: 2 }),
      ],
      names,
    );
    const [van, other] = toChartSeries(rows, 'fuel');
    expect(van?.parts.map((part) => part.map(({ value }) => value))).toEqual([[40, 39], [9]]);
    expect(van).toMatchObject({ deviceId: 1, name: 'Van', min: 9, max: 40 });
    expect(van?.mean).toBeCloseTo(88 / 3, 10);
    expect(other?.parts).toHaveLength(1);
    expect(toChartSeries(rows, 'humidity')).toEqual([]);
  });

  it('goes on over the date line', () => {
    const rows = toChartRows(
      [fix(0, { longitude: 179.999 }), fix(1, { longitude: -179.999 })],
      names,
    );
    expect(toChartSeries(rows, 'speed')[0]?.parts).toHaveLength(1);
  });

  it('finds what each vehicle told last up to a moment', () => {
    const series = toChartSeries(
      toChartRows([fix(0), fix(5), fix(3, { deviceId: 2 })], names),
      'speed',
    );
    const at = (minute: number) =>
      findRowsAt(series, Date.UTC(2026, 10, 21, 10, minute)).map(({ row }) => row.id);
    expect([at(-1), at(2), at(9)]).toEqual([[], ['1-1'], ['1-6', '2-4']]);
  });
});

it('the column of the values counts in the unit of the attribute, under its name', () => {
  const of = (measure: string) =>
    REPORT_COLUMNS.chart
      .map((column) => toMeasureColumn(column, measure, 'Name'))
      .find(({ key }) => key === 'value');
  expect(of('speed')).toMatchObject({ kind: 'speed', name: 'Name' });
  expect(of('temp1')?.kind).toBe('temperature');
  expect(of('adc7')?.kind).toBe('number');
});
