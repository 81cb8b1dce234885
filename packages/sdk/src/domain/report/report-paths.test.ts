import { expect, it } from 'vitest';
import { REPORT_KINDS } from './report-kind';
import { EMPTY_REPORT_VIEW } from './report-view';
import { parseReportSlug, reportPath } from './report-paths';

it.each(REPORT_KINDS)('the address of %s leads back to it', (kind) => {
  expect(parseReportSlug(reportPath(kind).split('/').at(-1))).toBe(kind);
});

it('[S2.13] [S2.14] [S2.15] [S2.16] [S2.17] are those of the specification', () => {
  const kinds = ['resume', 'travels', 'stops', 'events', 'history'].map(parseReportSlug);
  expect(kinds).toEqual(['summary', 'trips', 'stops', 'events', 'route']);
  expect(parseReportSlug('constructor')).toBeNull();
  expect(parseReportSlug(undefined)).toBeNull();
});

it('says what is asked for', () => {
  const view = { ...EMPTY_REPORT_VIEW, vehicles: { deviceIds: [1, 2], groupIds: [] } };
  expect(reportPath('trips', view)).toBe('/reports/travels?devices=1,2');
});
