import { groupReport, type ReportGroup, type ReportGrouping } from './group-report';
import { REPORT_COLUMNS } from './report-columns';
import type { ReportKind } from './report-kind';
import { sumReport } from './sum-report';
import type { ReportColumn, ReportRow, ReportValue } from './report-value';

/** A report as it is shown and as it leaves the house: typed values, nothing made for reading. */
export interface ReportTable {
  kind: ReportKind;
  columns: readonly ReportColumn[];
  /** In the order they were given. */
  rows: readonly ReportRow[];
  /** The same rows by vehicle or by day, with the figures of each; null where they stand together. */
  groups: readonly ReportGroup[] | null;
  /** The figures over all rows, by the keys of the columns that have one. */
  totals: Readonly<Record<string, ReportValue>>;
}

/** A report's rows with these columns, in this order; default those that it shows at first. */
export function toReportTable(
  kind: ReportKind,
  rows: readonly ReportRow[],
  columns: readonly ReportColumn[] = REPORT_COLUMNS[kind].filter((column) => !column.hidden),
  { by = 'none', timeZone }: { by?: ReportGrouping; timeZone?: string | undefined } = {},
): ReportTable {
  return {
    kind,
    columns,
    rows,
    groups: by === 'none' ? null : groupReport(rows, columns, { by, timeZone }),
    totals: sumReport(rows, columns),
  };
}
