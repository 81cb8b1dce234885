import { expect, it } from 'vitest';
import { hideEmptyColumns } from './hide-empty-columns';
import { REPORT_COLUMNS } from './report-columns';
import type { ReportRow, ReportValue } from './report-value';

const row = (values: Record<string, ReportValue>): ReportRow => ({
  id: '1',
  deviceId: 1,
  fromMs: null,
  toMs: null,
  values,
});
const shownOf = (rows: ReportRow[]) =>
  hideEmptyColumns(REPORT_COLUMNS.summary, rows)
    .filter(({ hidden }) => !hidden)
    .map(({ key }) => key);

it('hides columns that say nothing in any row, and none while there are no rows', () => {
  const all = shownOf([]);
  expect(all).toEqual(expect.arrayContaining(['vehicle', 'distance', 'maxSpeed']));
  const shown = shownOf([
    row({ vehicle: 'Bus', distance: 0 }),
    row({ vehicle: '', maxSpeed: null }),
  ]);
  expect(shown).toEqual(['vehicle', 'distance']);
});
