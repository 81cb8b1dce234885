import { SILENT_HOURS, DEFAULT_SILENT_HOURS, type SilentHours } from '../device/silent-hours';
import type { PeriodChoice, PeriodKind } from '../time/named-period';
import { parsePeriodAddress, setPeriodAddress } from '../time/period-address';
import { REPORT_GROUPINGS, type ReportGrouping } from './group-report';
import { REPORT_COLUMNS } from './report-columns';
import type { ReportKind } from './report-kind';

/** Vehicles of a report: all, or those listed and those in or below the listed groups. */
export type ReportVehicles = 'all' | { deviceIds: readonly number[]; groupIds: readonly number[] };

/** Query and display of a report: the complete content of its address. */
export interface ReportView {
  /** null before anybody asked. */
  vehicles: ReportVehicles | null;
  period: PeriodChoice;
  silentHours: SilentHours;
  /** The attribute that a chart shows; text of strangers maybe. */
  measure: string;
  grouping: ReportGrouping;
  /** The columns shown, in their order; null is as the report is meant. */
  columns: readonly string[] | null;
  sort: { columnId: string; isDescending: boolean } | null;
}

/** The period before somebody chooses another. */
const USUAL: PeriodKind = 'today';
/** More than these no address is long enough for: all are asked for instead. */
export const MAX_NAMED_VEHICLES = 300;

/** Default attribute of a chart: every tracker reports it. */
const DEFAULT_MEASURE = 'speed';
/** Longer names of attributes are none that anybody reads. */
const MAX_MEASURE_LENGTH = 128;

const NOTHING: PeriodChoice = { kind: USUAL, fromMs: null, toMs: null };

/** A report that nobody has asked for yet. */
export const EMPTY_REPORT_VIEW: ReportView = {
  vehicles: null,
  period: NOTHING,
  silentHours: DEFAULT_SILENT_HOURS,
  measure: DEFAULT_MEASURE,
  grouping: 'none',
  columns: null,
  sort: null,
};

function parseIds(text: string | null): number[] {
  const ids = (text ?? '').split(',').flatMap((part) => {
    const id = /^[1-9]\d{0,15}$/.test(part) ? Number(part) : Number.NaN;
    return Number.isSafeInteger(id) ? id : [];
  });
  return [...new Set(ids)].slice(0, MAX_NAMED_VEHICLES);
}

function parseVehicles(search: URLSearchParams): ReportVehicles | null {
  if (search.get('devices') === 'all') return 'all';
  const deviceIds = parseIds(search.get('devices'));
  const groupIds = parseIds(search.get('groups'));
  return deviceIds.length + groupIds.length === 0 ? null : { deviceIds, groupIds };
}

function parseSort(kind: ReportKind, text: string | null): ReportView['sort'] {
  const [columnId = '', direction] = (text ?? '').split('.');
  if (!REPORT_COLUMNS[kind].some(({ key }) => key === columnId)) return null;
  return { columnId, isDescending: direction === 'desc' };
}

/** The columns of a comma list that a report has, each once; null where it names none. */
export function parseReportColumns(
  kind: ReportKind,
  text: string | null,
): readonly string[] | null {
  if (text === null) return null;
  const known = new Set(REPORT_COLUMNS[kind].map(({ key }) => key));
  const keys = [...new Set(text.split(','))].filter((key) => known.has(key));
  return keys.length === 0 ? null : keys;
}

/** Reads the address of a report; what is none of ours counts as not there. */
export function parseReportView(kind: ReportKind, search: URLSearchParams): ReportView {
  const silent = Number(search.get('silent') ?? Number.NaN);
  const grouping = search.get('by');
  return {
    vehicles: parseVehicles(search),
    period: parsePeriodAddress(search, { usual: USUAL }),
    silentHours: SILENT_HOURS.find((hours) => hours === silent) ?? DEFAULT_SILENT_HOURS,
    measure: search.get('measure')?.slice(0, MAX_MEASURE_LENGTH) || DEFAULT_MEASURE,
    grouping: REPORT_GROUPINGS.find((one) => one === grouping) ?? 'none',
    columns: parseReportColumns(kind, search.get('columns')),
    sort: parseSort(kind, search.get('sort')),
  };
}

/** The address of a report, without what goes without saying: ids, names of ours, of attributes, and moments. */
export function formatReportView(view: ReportView): string {
  const { vehicles, silentHours, measure, grouping, columns, sort } = view;
  const search = new URLSearchParams();
  if (vehicles === 'all') search.set('devices', 'all');
  else if (vehicles) {
    if (vehicles.deviceIds.length > 0) search.set('devices', vehicles.deviceIds.join(','));
    if (vehicles.groupIds.length > 0) search.set('groups', vehicles.groupIds.join(','));
  }
  setPeriodAddress(search, view.period, { usual: USUAL });
  if (silentHours !== DEFAULT_SILENT_HOURS) search.set('silent', String(silentHours));
  if (measure !== DEFAULT_MEASURE) search.set('measure', measure);
  if (grouping !== 'none') search.set('by', grouping);
  if (columns !== null && columns.length > 0) search.set('columns', columns.join(','));
  if (sort) search.set('sort', `${sort.columnId}${sort.isDescending ? '.desc' : ''}`);
  return search.toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
}
