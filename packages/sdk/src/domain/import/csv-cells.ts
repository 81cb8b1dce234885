import { unmarkText } from '../words/format-csv';

/** More than any row needs; a quote that is never closed must not swallow the file. */
export const MAX_ROW_LENGTH = 256 * 1024;

/** Options of `csv-parse` for reading a CSV of any program. */
export const CSV_OPTIONS = {
  record_delimiter: '\n',
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  skip_records_with_empty_values: true,
  max_record_size: MAX_ROW_LENGTH,
  info: true,
} as const;

/** By a formula of nothing but a text a spreadsheet keeps the zeros before a number. */
const TEXT_FORMULA = /^="((?:[^"]|"")*)"$/;

/** The text of a cell of a CSV. */
export function toCellText(cell: string): string {
  const text = cell.trim();
  const inner = TEXT_FORMULA.exec(text)?.[1];
  return inner === undefined ? unmarkText(text) : inner.replaceAll('""', '"');
}

/** The line that a row of so many cells and breaks began on, by the line where it ends. */
export const lineOfStart = (endLine: number, cells: readonly string[]): number =>
  endLine - cells.reduce((total, cell) => total + (cell.split('\n').length - 1), 0);
