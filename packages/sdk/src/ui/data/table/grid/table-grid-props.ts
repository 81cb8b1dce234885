import type { DragEvent, ReactNode } from 'react';
import type { RowGroup } from '../model/group-rows';
import type { RowId } from '../model/table-column';
import type { TableState } from '../model/table-state';
import type { LineSetup } from './table-line';

/** Props of {@link TableGrid}. */
export interface TableGridProps<Row> {
  setup: LineSetup<Row>;
  rows: readonly Row[];
  /** Rows that stand together; their rows are those of `rows`, in this order. */
  groups: readonly RowGroup<Row>[] | null;
  rowId: (row: Row) => RowId;
  density: TableState['density'];
  sort: TableState['sort'];
  onSort: (columnId: string) => void;
  selectedIds: ReadonlySet<RowId>;
  selected: 'all' | 'some' | 'none';
  onSelectAll: () => void;
  /** A row's box was pressed; `isRange` with Shift held. */
  onToggle: (index: number, isRange: boolean) => void;
  onEscape: () => void;
  onDragStart: (event: DragEvent, row: Row) => void;
  onOpen: ((row: Row) => void) | undefined;
  currentId: RowId | null;
  /** Between the lines and the foot. */
  bar: ReactNode;
  foot: ReactNode;
}
