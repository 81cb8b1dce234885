import { normalizeText } from '../../../../domain';
import type { CellValue, TableColumn } from './table-column';
import type { TableLabels } from './table-labels';

/** The words that a cell needs. */
export type CellLabels = Pick<TableLabels, 'yes' | 'no'>;

/** A cell as people read it; '' when there is nothing. */
export function toCellText<Row>(column: TableColumn<Row>, row: Row, labels: CellLabels): string {
  return formatCellValue(column, column.value(row), row, labels);
}

/** A value of a column as people read it. */
export function formatCellValue<Row>(
  column: TableColumn<Row>,
  value: CellValue,
  row: Row,
  labels: CellLabels,
): string {
  if (value === null || value === undefined || value === '') return '';
  if (column.format) return column.format(value, row);
  if (typeof value === 'boolean') return value ? labels.yes : labels.no;
  const choice = column.choices?.find((known) => known.value === String(value));
  return choice?.label ?? String(value);
}

/** A value as a filter keeps it; '' stands for none. */
export const toFilterValue = (value: CellValue): string =>
  value === null || value === undefined ? '' : String(value);

/** A search over rows. */
export interface RowSearch<Row> {
  /** Returns true when a row has all of these words. */
  matches: (row: Row, words: readonly string[]) => boolean;
  /** Reads a row ahead of the first search. */
  read: (row: Row) => void;
}

/**
 * A search that reads each row once for as long as it is the same object, so that a query over a hundred
 * thousand costs no formatting.
 */
export function createRowSearch<Row extends object>(
  columns: readonly TableColumn<Row>[],
  labels: CellLabels,
): RowSearch<Row> {
  const searched = columns.filter(({ kind }) => kind !== 'flag');
  const texts = new WeakMap<Row, string>();
  const read = (row: Row): string => {
    let text = texts.get(row);
    if (text === undefined) {
      text = normalizeText(searched.map((column) => toCellText(column, row, labels)).join('\n'));
      texts.set(row, text);
    }
    return text;
  };
  return {
    matches(row, words) {
      const text = read(row);
      return words.every((word) => text.includes(word));
    },
    read,
  };
}
