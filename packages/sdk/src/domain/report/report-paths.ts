import { REPORT_KINDS, type ReportKind } from './report-kind';
import { formatReportView, type ReportView } from './report-view';

/** Names of the reports in addresses (spec §2). */
const SLUGS: Readonly<Record<ReportKind, string>> = {
  summary: 'resume',
  trips: 'travels',
  stops: 'stops',
  events: 'events',
  route: 'history',
  geofences: 'geofences',
  combined: 'combined',
  chart: 'chart',
  silent: 'silent',
  drivers: 'drivers',
};

/** The report that an address names; null for none. */
export const parseReportSlug = (slug: string | undefined): ReportKind | null =>
  REPORT_KINDS.find((kind) => SLUGS[kind] === slug) ?? null;

/** The address of a report. */
export function reportPath(kind: ReportKind, view?: ReportView): string {
  const search = view ? formatReportView(view) : '';
  return `/reports/${SLUGS[kind]}${search === '' ? '' : `?${search}`}`;
}
