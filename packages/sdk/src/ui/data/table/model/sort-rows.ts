import { getNameCollator } from '../../../../domain';
import { formatCellValue, type CellLabels } from './cell-text';
import type { TableColumn } from './table-column';

/**
 * Rows in the order of a column: names as people of the language order them, numbers and dates by
 * size, nothing last in both directions. Equal rows keep their order. Each value is read once.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  column: TableColumn<Row>,
  isDescending: boolean,
  labels: CellLabels,
  locale: string | undefined,
): readonly Row[] {
  const { kind = 'text' } = column;
  const isByWords = kind === 'text' || kind === 'choice' || kind === 'reference';
  const texts: { row: Row; key: string }[] = [];
  const numbers: { row: Row; key: number }[] = [];
  const without: Row[] = [];
  for (const row of rows) {
    const value = column.value(row);
    if (value === null || value === undefined || value === '') without.push(row);
    else if (isByWords) texts.push({ row, key: formatCellValue(column, value, row, labels) });
    else {
      const key = kind === 'date' ? new Date(value as string | number).getTime() : Number(value);
      if (Number.isNaN(key)) without.push(row);
      else numbers.push({ row, key });
    }
  }
  const sign = isDescending ? -1 : 1;
  const { compare } = getNameCollator(locale);
  texts.sort((left, right) => sign * compare(left.key, right.key));
  numbers.sort((left, right) => sign * (left.key - right.key));
  return [...[...texts, ...numbers].map(({ row }) => row), ...without];
}
