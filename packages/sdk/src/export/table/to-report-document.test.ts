import { expect, it } from 'vitest';
import { toReportTable, type ReportRow } from '../../domain';
import { toReportDocument } from './to-report-document';

const row = (deviceId: number, distance: number): ReportRow => ({
  id: `${deviceId}-${distance}`,
  deviceId,
  fromMs: 0,
  toMs: 0,
  values: { vehicle: `Van ${deviceId}`, distance },
});
const options = {
  title: 'Trips',
  subtitle: [],
  brand: { name: 'Frota', color: '#123456' },
  nowMs: 0,
  style: { locale: 'en-US', timeZone: 'UTC', speed: 'kmh', distance: 'km' } as const,
  t: ({ key }: { key: string }) => key,
};
const tableOf = (count: number, by: 'none' | 'vehicle') =>
  toReportTable(
    'trips',
    Array.from({ length: count }, (_, id) => [row(id, 1_000), row(id, 2_000)]).flat(),
    undefined,
    { by },
  );
const namesOf = (...given: Parameters<typeof toReportDocument>) =>
  toReportDocument(...given).tables.map(({ name }) => name);

it('has a sheet a vehicle behind that of all where a spreadsheet is grouped', () => {
  const document = toReportDocument(tableOf(2, 'vehicle'), { ...options, hasSheets: true });
  expect(document.tables.map(({ name }) => name)).toEqual(['Trips', 'Van 0', 'Van 1']);
  const lines = [...((document.tables[2]?.lines ?? []) as Iterable<{ type: string }[]>)].flat();
  expect(lines.map(({ type }) => type)).toEqual(['row', 'row', 'total']);
});

it('knows how many lines it has: rows stand twice where groups have sheets', () => {
  const grouped = tableOf(2, 'vehicle');
  expect(toReportDocument(grouped, { ...options, hasSheets: true }).lineCount).toBe(8);
  expect(toReportDocument(grouped, options).lineCount).toBe(4);
});

it('has one where nothing is grouped, for other files, and for more than anybody leafs through', () => {
  expect(namesOf(tableOf(2, 'none'), { ...options, hasSheets: true })).toEqual(['Trips']);
  expect(namesOf(tableOf(2, 'vehicle'), options)).toEqual(['Trips']);
  expect(namesOf(tableOf(1, 'vehicle'), { ...options, hasSheets: true })).toEqual(['Trips']);
  expect(namesOf(tableOf(101, 'vehicle'), { ...options, hasSheets: true })).toEqual(['Trips']);
});
