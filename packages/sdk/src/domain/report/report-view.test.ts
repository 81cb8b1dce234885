import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SILENT_HOURS } from '../device/silent-hours';
import { PERIOD_KINDS } from '../time/named-period';
import { REPORT_GROUPINGS } from './group-report';
import { REPORT_COLUMNS } from './report-columns';
import { REPORT_KINDS } from './report-kind';
import {
  EMPTY_REPORT_VIEW,
  formatReportView,
  parseReportView,
  type ReportView,
} from './report-view';

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 1e9 }), { maxLength: 20 });
const minute = fc.integer({ min: 0, max: 40_000_000 }).map((count) => count * 60_000);

describe('the address of a report', () => {
  it('comes back as it was written', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...REPORT_KINDS).chain((kind) => {
          const keys = REPORT_COLUMNS[kind].map(({ key }) => key);
          return fc.record({
            kind: fc.constant(kind),
            view: fc.record({
              vehicles: fc.oneof(
                fc.constantFrom(null, 'all' as const),
                fc.record({ deviceIds: ids, groupIds: ids }),
              ),
              period: fc.record({
                kind: fc.constantFrom(...PERIOD_KINDS),
                fromMs: minute,
                toMs: minute,
              }),
              silentHours: fc.constantFrom(...SILENT_HOURS),
              measure: fc.string({ minLength: 1, maxLength: 128 }),
              grouping: fc.constantFrom(...REPORT_GROUPINGS),
              columns: fc.option(fc.uniqueArray(fc.constantFrom(...keys), { minLength: 1 })),
              sort: fc.option(
                fc.record({ columnId: fc.constantFrom(...keys), isDescending: fc.boolean() }),
              ),
            }),
          });
        }),
        ({ kind, view }) => {
          const isNobody =
            typeof view.vehicles === 'object' &&
            view.vehicles?.deviceIds.length === 0 &&
            view.vehicles.groupIds.length === 0;
          const isCustom = view.period.kind === 'custom';
          const expected: ReportView = {
            ...view,
            vehicles: isNobody ? null : view.vehicles,
            period: isCustom ? view.period : { ...view.period, fromMs: null, toMs: null },
          };
          const search = new URLSearchParams(formatReportView(view));
          expect(parseReportView(kind, search)).toEqual(expected);
        },
      ),
    );
  });

  it('is short, and readable', () => {
    expect(formatReportView(EMPTY_REPORT_VIEW)).toBe('');
    const vehicles = { deviceIds: [1, 2], groupIds: [] };
    expect(formatReportView({ ...EMPTY_REPORT_VIEW, vehicles })).toBe('devices=1,2');
  });

  it('takes nothing that is none of ours', () => {
    const search = new URLSearchParams(
      'devices=1e3,-1,0,<b>,9007199254740993&groups=x&period=ever&silent=5&by=hour&columns=a,b&sort=a',
    );
    expect(parseReportView('trips', search)).toEqual(EMPTY_REPORT_VIEW);
  });

  it('reads any text without breaking', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (devices, columns, sort) => {
        const search = new URLSearchParams({ devices, columns, sort });
        const view = parseReportView('trips', search);
        if (typeof view.vehicles === 'object' && view.vehicles) {
          expect(view.vehicles.deviceIds.every(Number.isSafeInteger)).toBe(true);
        }
      }),
    );
  });
});
