import {
  useCallback,
  useRef,
  type DragEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { nextCell, type CellPlace } from '../model/next-cell';
import { isOwn, readControl, readIndex } from './grid-events';
import type { TableGridProps } from './table-grid-props';
import type { useGridCursor } from './use-grid-cursor';
import type { GridWindow } from './use-grid-window';

/** Handlers of keys, presses and drags in a grid: they move, select and open. */
export function useGridEvents<Row>(
  props: TableGridProps<Row>,
  {
    cursor,
    shownLines,
    cellCount,
  }: { cursor: ReturnType<typeof useGridCursor>; shownLines: GridWindow; cellCount: number },
) {
  const { setup, rows, onOpen, onToggle } = props;
  const { activeIndex, activeCell, isInHead } = cursor;
  const withShift = useRef(false);

  function moveTo(place: CellPlace) {
    cursor.goTo(place);
    if (rows[place.row]) shownLines.scrollToRow(place.row);
  }
  function handleKeyDown(event: KeyboardEvent) {
    withShift.current = event.shiftKey;
    if (event.altKey || event.defaultPrevented || !isOwn(event)) return;
    if (event.key === 'Escape') {
      // Taken: it would close what the table stands in.
      if (props.selected !== 'none') event.preventDefault();
      return props.onEscape();
    }
    const from = { row: isInHead ? -1 : activeIndex, column: activeCell };
    const row = rows[from.row];
    const place = nextCell(event.key, event.ctrlKey || event.metaKey, from, {
      rowCount: rows.length,
      columnCount: cellCount,
      pageSize: shownLines.pageSize,
      hasHead: setup.card === null,
    });
    if (place) {
      event.preventDefault();
      moveTo(place);
      return;
    }
    // Buttons and boxes inside cells answer to these keys themselves.
    if (isInHead || !row || readControl(event.target)) return;
    if (event.key === ' ' && setup.isSelectable) {
      event.preventDefault();
      onToggle(from.row, event.shiftKey);
    } else if (event.key === 'Enter' && onOpen) {
      event.preventDefault();
      onOpen(row);
    }
  }
  function handleClick(event: MouseEvent) {
    const row = rows[readIndex(event.target) ?? -1];
    if (row && isOwn(event) && !readControl(event.target)) onOpen?.(row);
  }
  function handleFocus(event: FocusEvent) {
    const index = readIndex(event.target);
    if (index === null || !(event.target instanceof Element)) return;
    const column = Number(event.target.closest('[data-cell]')?.getAttribute('data-cell'));
    cursor.mark({ row: index, column });
  }
  function handleDragStart(event: DragEvent) {
    const row = rows[readIndex(event.target) ?? -1];
    if (row) props.onDragStart(event, row);
  }
  function handleClickCapture(event: MouseEvent) {
    withShift.current = event.shiftKey;
  }
  return {
    /** A box was pressed: with the rows in between where Shift was held. */
    toggle: useCallback((index: number) => onToggle(index, withShift.current), [onToggle]),
    handlers: {
      onKeyDown: handleKeyDown,
      onClickCapture: handleClickCapture,
      onClick: handleClick,
      onFocus: handleFocus,
      onDragStart: handleDragStart,
    },
  };
}
