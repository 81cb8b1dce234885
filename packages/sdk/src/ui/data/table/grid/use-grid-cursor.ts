import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { CellPlace } from '../model/next-cell';
import type { RowId } from '../model/table-column';
import { revealSideways } from './grid-events';

interface GridCursorOptions<Row> {
  rows: readonly Row[];
  rowId: (row: Row) => RowId;
  cellCount: number;
  /** The cell of a line that Tab comes to first. */
  firstCell: number;
  scroller: RefObject<HTMLDivElement | null>;
}

/** The one cell of a grid that Tab comes to: it stays with its row when rows change their places. */
export function useGridCursor<Row>({
  rows,
  rowId,
  cellCount,
  firstCell,
  scroller,
}: GridCursorOptions<Row>) {
  const wantsFocus = useRef(false);
  const [active, setActive] = useState<{ id: RowId | null; column: number }>({
    id: null,
    column: firstCell,
  });
  const [isInHead, setInHead] = useState(false);
  const indexOf = useMemo(
    () => new Map(rows.map((row, index) => [rowId(row), index])),
    [rows, rowId],
  );
  const activeIndex = (active.id === null ? undefined : indexOf.get(active.id)) ?? 0;
  const activeCell = Math.min(active.column, cellCount - 1);

  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    const line = `[data-index="${isInHead ? -1 : activeIndex}"]`;
    const cell = scroller.current?.querySelector(`${line} > [data-cell="${activeCell}"]`);
    const control = cell?.querySelector<HTMLElement>('[data-cell-control]') ?? cell;
    if (!(control instanceof HTMLElement)) return;
    control.focus({ preventScroll: true });
    revealSideways(scroller.current, cell);
  }, [isInHead, activeIndex, activeCell, scroller]);

  /** Makes a cell the active one, which has the focus already. */
  function mark(place: CellPlace) {
    const row = rows[place.row];
    setInHead(place.row < 0);
    setActive((before) => ({ id: row ? rowId(row) : before.id, column: place.column }));
  }
  /** Brings the focus to a cell once it is drawn. */
  function goTo(place: CellPlace) {
    wantsFocus.current = true;
    mark(place);
  }
  return { activeIndex, activeCell, isInHead, mark, goTo };
}
