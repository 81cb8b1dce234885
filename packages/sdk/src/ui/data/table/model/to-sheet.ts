import type { ExportKind, ExportValue } from '../../../../export';
import { toCellText, type CellLabels } from './cell-text';
import type { TableColumn } from './table-column';

/** Rows as a spreadsheet has them: texts as people read them, figures and times as values that count. */
export interface TableSheet {
  columns: readonly { key: string; label: string; kind: ExportKind }[];
  lines: readonly (readonly ExportValue[])[];
}

/** The rows of a table as those of a sheet. */
export function toSheet<Row>(
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
  labels: CellLabels,
): TableSheet {
  const kinds = columns.map((column) => column.sheetKind ?? toKind(column));
  const read = (column: TableColumn<Row>, row: Row, kind: ExportKind): ExportValue => {
    if (kind === 'text') return String(column.exported?.(row) ?? toCellText(column, row, labels));
    const written = column.exported?.(row);
    const value = typeof written === 'number' ? written : column.value(row);
    const figure = kind === 'time' ? new Date(value as string | number).getTime() : Number(value);
    return value === null || value === undefined || Number.isNaN(figure) ? null : figure;
  };
  return {
    columns: columns.map(({ id, label }, at) => ({ key: id, label, kind: kinds[at]! })),
    lines: rows.map((row) => columns.map((column, at) => read(column, row, kinds[at]!))),
  };
}

function toKind<Row>({ kind, format }: TableColumn<Row>): ExportKind {
  if (kind === 'date') return 'time';
  return kind === 'number' && !format ? 'number' : 'text';
}
