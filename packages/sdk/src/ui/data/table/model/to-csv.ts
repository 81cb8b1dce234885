import { formatCsvRow } from '../../../../domain';
import { toCellText, type CellLabels } from './cell-text';
import type { TableColumn } from './table-column';

/** Format of an exported file. */
export interface CsvStyle {
  /** Default `;` where the language has a decimal comma, else `,`. */
  delimiter?: ',' | ';' | '\t';
  /** Decimal separator. Default that of the language. */
  decimal?: ',' | '.';
  /** Begins with a byte order mark, by which Excel knows UTF-8. Default true. */
  hasMark?: boolean;
}

const MARK = '\uFEFF';

/** Rows as CSV text: the columns' names, then a line a row. Texts that look like formulas are marked. */
export function toCsv<Row>(
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
  labels: CellLabels,
  { delimiter = ',', decimal = '.', hasMark = true }: CsvStyle = {},
): string {
  const head = formatCsvRow(
    columns.map(({ label }) => label),
    delimiter,
  );
  const lines = rows.map((row) =>
    formatCsvRow(
      columns.map((column) => column.exported?.(row) ?? toCellText(column, row, labels)),
      delimiter,
      decimal,
    ),
  );
  return [hasMark ? MARK : '', head, ...lines].join('');
}
