import { parseReportView, type ReportKind } from '@rastro/sdk/domain';
import { expect, it } from 'vitest';
import { parseScheduleSearch, schedulePath } from './schedule-path';

const viewOf = (kind: ReportKind, search: string) =>
  parseReportView(kind, new URLSearchParams(search));
const readBack = (path: string) =>
  parseScheduleSearch(new URL(path, 'http://localhost').searchParams);

it('leads to the form with what the report was asked for', () => {
  const path = schedulePath(
    'trips',
    viewOf('trips', 'devices=3&period=yesterday&columns=distance'),
  );
  expect(path).toMatch(/^\/reports\/scheduled\?id=new&of=travels&devices=3&/);
  expect(readBack(path)).toMatchObject({
    kind: 'trips',
    deviceIds: [3],
    columns: 'distance',
    period: 'yesterday',
  });
  const silent = schedulePath('silent', viewOf('silent', 'devices=all&silent=6'));
  expect(readBack(silent)).toMatchObject({ kind: 'silent', deviceIds: [], silentHours: 6 });
});

it('opens no form for an address that names no report', () => {
  expect(readBack('/reports/scheduled')).toBeNull();
  expect(readBack('/reports/scheduled?of=made-up&devices=3')).toBeNull();
  expect(readBack('/reports/scheduled?of=chart&devices=3')).toBeNull();
});
