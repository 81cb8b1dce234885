import { toDayKey } from '../time/format-date';
import { sumReport } from './sum-report';
import type { ReportColumn, ReportRow, ReportValue } from './report-value';

/** Groupings of a report's rows. */
export const REPORT_GROUPINGS = ['none', 'vehicle', 'day'] as const;

/** One of the ways. */
export type ReportGrouping = (typeof REPORT_GROUPINGS)[number];

/** Rows of one vehicle or one day, and their figures. */
export interface ReportGroup {
  /** The id of the vehicle, or the day as `2026-11-21`; '' for what has no time. */
  key: string;
  /** The name of the vehicle, or the day; what strangers named it. */
  title: string;
  rows: readonly ReportRow[];
  totals: Readonly<Record<string, ReportValue>>;
}

/** The key of the group a row belongs to; days are those of `timeZone`, by when it began. */
export function toReportGroupKey(
  row: Pick<ReportRow, 'deviceId' | 'fromMs'>,
  by: Exclude<ReportGrouping, 'none'>,
  timeZone: string | undefined,
): string {
  if (by === 'vehicle') return String(row.deviceId);
  return row.fromMs === null ? '' : toDayKey(row.fromMs, timeZone);
}

/** Rows by vehicle, in the order these come first, or by day, the earliest first. */
export function groupReport(
  rows: readonly ReportRow[],
  columns: readonly ReportColumn[],
  { by, timeZone }: { by: Exclude<ReportGrouping, 'none'>; timeZone?: string | undefined },
): ReportGroup[] {
  const groups = new Map<string, ReportRow[]>();
  for (const row of rows) {
    const key = toReportGroupKey(row, by, timeZone);
    const known = groups.get(key);
    if (known) known.push(row);
    else groups.set(key, [row]);
  }
  const keys = [...groups.keys()];
  if (by === 'day') keys.sort();
  return keys.map((key) => {
    const own = groups.get(key) ?? [];
    const name = own[0]?.values['vehicle'];
    return {
      key,
      title: by === 'day' ? key : typeof name === 'string' ? name : key,
      rows: own,
      totals: sumReport(own, columns),
    };
  });
}
