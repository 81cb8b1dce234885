import { toCellText, type CellLabels } from './cell-text';
import type { RowGroup } from './group-rows';
import { columnWidthPx, type TableColumn } from './table-column';

/** A character of the widest usual kind, in the weight of totals and the size that fingers need. */
const CHARACTER_PX = 8;
const PADDING_PX = 24;
/**
 * Max rows measured for the length of figures, besides those with the lowest and highest:
 * formatting all would cost as much as drawing them.
 */
const MAX_READ = 60;

/** The width of a column whose name has room in the two lines of the head. */
export function nameWidthPx(name: string): number {
  const words = name.split(' ');
  const longest = words.map((_, at) =>
    Math.max(words.slice(0, at + 1).join(' ').length, words.slice(at + 1).join(' ').length),
  );
  return Math.min(...longest) * CHARACTER_PX + PADDING_PX;
}

/** The width of a column that shows a text of one line to its end. */
export const textWidthPx = (text: string): number =>
  Math.ceil(text.length * CHARACTER_PX) + PADDING_PX;

/**
 * Returns the min width of each column: its own setting, else by its kind and name, and no less
 * than its figures and totals need, as a cut figure misleads.
 */
export function measureColumns<Row>(
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
  groups: readonly RowGroup<Row>[] | null,
  labels: CellLabels,
): readonly number[] {
  const every = Math.max(1, Math.floor(rows.length / MAX_READ));
  return columns.map((column) => {
    const texts: unknown[] = [column.total?.(rows)];
    for (const group of groups ?? []) texts.push(column.total?.(group.rows));
    if (!column.cell && (column.kind === 'number' || column.kind === 'date')) {
      const some = rows.filter((_, at) => at % every === 0);
      for (const row of [...some, ...listExtremes(column, rows)]) {
        texts.push(toCellText(column, row, labels));
      }
    }
    return texts.reduce<number>(
      (px, text) => (typeof text === 'string' ? Math.max(px, textWidthPx(text)) : px),
      Math.max(columnWidthPx(column), column.widthPx ?? nameWidthPx(column.label)),
    );
  });
}

/** The rows with the lowest and the highest figure of a column. */
function listExtremes<Row>({ value }: TableColumn<Row>, rows: readonly Row[]): Row[] {
  let [low, high] = [Infinity, -Infinity];
  let extremes: [lowest?: Row, highest?: Row] = [];
  for (const row of rows) {
    const figure = value(row);
    if (typeof figure !== 'number') continue;
    if (figure < low) [low, extremes] = [figure, [row, extremes[1]]];
    if (figure > high) [high, extremes] = [figure, [extremes[0], row]];
  }
  return extremes.filter((row) => row !== undefined);
}
