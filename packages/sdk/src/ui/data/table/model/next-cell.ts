/** A cell of the grid: line -1 is the head. */
export interface CellPlace {
  row: number;
  column: number;
}

/** A grid as the keyboard sees it. */
export interface GridShape {
  rowCount: number;
  columnCount: number;
  /** Number of lines on a page. */
  pageSize: number;
  hasHead: boolean;
}

/** Returns the cell a key moves to; null for keys that do not move. */
export function nextCell(
  key: string,
  isCtrl: boolean,
  from: CellPlace,
  { rowCount, columnCount, pageSize, hasHead }: GridShape,
): CellPlace | null {
  const firstRow = hasHead ? -1 : 0;
  const lastRow = Math.max(firstRow, rowCount - 1);
  const place = (row: number, column: number): CellPlace => ({
    row: Math.min(lastRow, Math.max(firstRow, row)),
    column: Math.min(columnCount - 1, Math.max(0, column)),
  });
  switch (key) {
    case 'ArrowUp':
      return place(from.row - 1, from.column);
    case 'ArrowDown':
      return place(from.row + 1, from.column);
    case 'ArrowLeft':
      return place(from.row, from.column - 1);
    case 'ArrowRight':
      return place(from.row, from.column + 1);
    case 'PageUp':
      return place(Math.max(0, from.row - pageSize), from.column);
    case 'PageDown':
      return place(from.row + pageSize, from.column);
    case 'Home':
      return place(isCtrl ? firstRow : from.row, 0);
    case 'End':
      return place(isCtrl ? lastRow : from.row, columnCount - 1);
    default:
      return null;
  }
}
