import type { Phrase } from '../words/phrase';

/** The reports there are, in the order that people are offered them. */
export const REPORT_KINDS = [
  'summary',
  'trips',
  'stops',
  'events',
  'route',
  'geofences',
  'combined',
  'chart',
  'silent',
  'drivers',
] as const;

/** One of the reports. */
export type ReportKind = (typeof REPORT_KINDS)[number];

/** The reports that go out by themselves: a chart is for who looks at it. */
export const SCHEDULED_REPORT_KINDS = /* @__PURE__ */ REPORT_KINDS.filter(
  (kind) => kind !== 'chart',
);

/** Reads the name of a report; null for none of ours. */
export const parseReportKind = (text: string | null | undefined): ReportKind | null =>
  REPORT_KINDS.find((kind) => kind === text) ?? null;

/** Returns the title of a report. */
export const describeReport = (kind: ReportKind): Phrase<`report.kind.${ReportKind}`> => ({
  key: `report.kind.${kind}`,
});
