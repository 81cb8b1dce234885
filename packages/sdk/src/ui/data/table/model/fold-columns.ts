import type { TableColumn } from './table-column';

/** A column of the grid, and the one that stands below it in the same cells. */
export interface GridColumn<Row> extends TableColumn<Row> {
  below?: TableColumn<Row>;
}

/**
 * Shown columns as the grid draws them: one that says so stands as a second line of the column right before
 * it. Whoever moves it elsewhere has it as a column of its own.
 */
export function foldColumns<Row>(shown: readonly TableColumn<Row>[]): readonly GridColumn<Row>[] {
  const folded: GridColumn<Row>[] = [];
  for (const column of shown) {
    const before = folded.at(-1);
    if (before === undefined || before.below || column.under?.id !== before.id) {
      folded.push(column);
      continue;
    }
    const label = column.under.head ?? before.label;
    folded[folded.length - 1] = { ...before, label, below: column };
  }
  return folded;
}
