import type { ReportColumn, ReportRow } from './report-value';

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/** The columns of a table: one that says nothing in any of its rows is not shown until somebody chooses it. */
export function hideEmptyColumns(
  columns: readonly ReportColumn[],
  rows: readonly ReportRow[],
): readonly ReportColumn[] {
  if (rows.length === 0) return columns;
  const isSaid = ({ key }: ReportColumn) => rows.some(({ values }) => !isEmpty(values[key]));
  if (columns.every((column) => column.hidden || isSaid(column))) return columns;
  return columns.map((column) =>
    column.hidden || isSaid(column) ? column : { ...column, hidden: true },
  );
}
