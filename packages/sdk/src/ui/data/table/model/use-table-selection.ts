import { useCallback, useMemo, useRef } from 'react';
import type { RowId } from './table-column';

const NO_IDS: ReadonlySet<RowId> = new Set();

interface TableSelectionOptions<Row> {
  rows: readonly Row[];
  /** Those that search and filters leave, in the order they are shown. */
  shownRows: readonly Row[];
  rowId: (row: Row) => RowId;
  selectedIds: ReadonlySet<RowId> | undefined;
  onSelectionChange: ((ids: ReadonlySet<RowId>) => void) | undefined;
}

/** The selected rows of a table, and the ways to select more or fewer. */
export function useTableSelection<Row>({
  rows,
  shownRows,
  rowId,
  selectedIds,
  onSelectionChange,
}: TableSelectionOptions<Row>) {
  const ids = selectedIds ?? NO_IDS;
  const selectedRows = useMemo(
    () => (ids.size === 0 ? [] : rows.filter((row) => ids.has(rowId(row)))),
    [rows, ids, rowId],
  );
  const selectedShown = useMemo(
    () => (ids.size === 0 ? 0 : shownRows.filter((row) => ids.has(rowId(row))).length),
    [shownRows, ids, rowId],
  );
  const lastToggled = useRef(0);
  const toggle = useCallback(
    (index: number, isRange: boolean) => {
      const row = shownRows[index];
      if (!row) return;
      const next = new Set(ids);
      const isOn = !ids.has(rowId(row));
      const from = isRange ? lastToggled.current : index;
      for (const each of shownRows.slice(Math.min(from, index), Math.max(from, index) + 1)) {
        if (isOn) next.add(rowId(each));
        else next.delete(rowId(each));
      }
      lastToggled.current = index;
      onSelectionChange?.(next);
    },
    [shownRows, ids, rowId, onSelectionChange],
  );
  return {
    ids,
    selectedRows,
    /** Number of shown rows that are selected. */
    selectedShown,
    isAllShown: shownRows.length > 0 && selectedShown === shownRows.length,
    toggle,
    selectShown: () => onSelectionChange?.(new Set([...ids, ...shownRows.map(rowId)])),
    dropUnseen: () =>
      onSelectionChange?.(new Set(shownRows.map(rowId).filter((id) => ids.has(id)))),
    clear: () => onSelectionChange?.(NO_IDS),
  };
}
