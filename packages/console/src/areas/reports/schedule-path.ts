import {
  parseReportSlug,
  parseReportView,
  reportPath,
  type ReportKind,
  type ReportView,
  scheduleView,
  type ScheduleStart,
} from '@rastro/sdk/domain';

const PATH = '/reports/scheduled';
/** Names the report in the address of the form, whose other members are those of its own address. */
const KIND = 'of';

/** The address of the form that makes a report one that goes out by itself. */
export function schedulePath(kind: ReportKind, view: ReportView): string {
  const [path = '', search = ''] = reportPath(kind, view).split('?');
  const slug = path.slice(path.lastIndexOf('/') + 1);
  return `${PATH}?id=new&${KIND}=${slug}${search === '' ? '' : `&${search}`}`;
}

/** Parses such an address; null where it names no report. */
export function parseScheduleSearch(search: URLSearchParams): ScheduleStart | null {
  const kind = parseReportSlug(search.get(KIND) ?? undefined);
  return kind && scheduleView(kind, parseReportView(kind, search));
}
