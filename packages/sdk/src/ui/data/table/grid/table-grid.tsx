import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type DragEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import {
  defaultRangeExtractor,
  measureElement,
  useVirtualizer,
  type Range,
} from '@tanstack/react-virtual';
import { measureColumns } from '../model/measure-columns';
import type { RowId } from '../model/table-column';
import type { TableState } from '../model/table-state';
import { type CellPlace, nextCell } from '../model/next-cell';
import { listLines, type RowGroup } from '../model/group-rows';
import { isOwn, readControl, readIndex, revealSideways } from './grid-events';
import { Foot, Lines, Scroller, Wide } from './grid-styles';
import { TableGroupLine } from './table-group-line';
import { TableHead } from './table-head';
import { type LineSetup, TableLine } from './table-line';
import { CardFoot, TableTotals } from './table-totals';
import { useIsPrinting } from '../../../use-is-printing';

/** More would keep the browser busy for minutes: a file has them all. */
const MAX_PRINTED = 2_000;
const OVERSCAN = 6;
const HEAD_PX = 34;
const TOTALS_PX = 42;
/** The column of the boxes. */
export const CHECK_PX = 40;
/** The column of the menus. */
export const MENU_PX = 48;
const LINE_PX = { comfortable: 42, compact: 34 } as const;
/** A card before it is measured. */
const CARD_PX = 112;
/** The line above the cards of a group. */
const CARD_GROUP_PX = 36;
const TWO_LINES_PX = { comfortable: 53, compact: 44 } as const;
/** Before the browser has measured, and on the server. */
const FIRST_RECT = { width: 1024, height: 640 };

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

/** The lines that can be seen, of as many as there are, as a grid: one Tab stop, walked by arrows. */
export function TableGrid<Row>(props: TableGridProps<Row>): ReactElement {
  const { setup, rows, groups, rowId, density, selectedIds, onOpen, onToggle } = props;
  const { columns, labels, card, isSelectable, rowMenu } = setup;
  const isCard = card !== null;
  const scroller = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);
  const withShift = useRef(false);
  const [active, setActive] = useState<{ id: RowId | null; column: number }>({
    id: null,
    column: isSelectable ? 1 : 0,
  });
  const [isInHead, setInHead] = useState(false);

  const indexOf = useMemo(
    () => new Map(rows.map((row, index) => [rowId(row), index])),
    [rows, rowId],
  );
  const { lines, lineOf, rowsBefore } = useMemo(
    () => listLines(rows.length, groups),
    [rows, groups],
  );
  const activeIndex = (active.id === null ? undefined : indexOf.get(active.id)) ?? 0;
  const hasTwo = columns.some(({ below }) => below);
  const linePx = isCard ? CARD_PX : (hasTwo ? TWO_LINES_PX : LINE_PX)[density];
  const headPx = isCard ? 0 : HEAD_PX;
  const isPrinting = useIsPrinting();
  const totals = !isCard && rows.length > 0 && columns.some(({ total }) => total);
  // A new function makes the virtualizer measure anew, which is what another height calls for.
  const getItemKey = useCallback(
    (line: number) => {
      const at = lines[line] ?? 0;
      const row = rows[at];
      return row ? `${String(rowId(row))}|${linePx}` : `${groups?.[-1 - at]?.key}||${linePx}`;
    },
    [rows, groups, lines, rowId, linePx],
  );
  // oxlint-disable-next-line react/incompatible-library -- nothing below is memoised on what it returns
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: (line) => (isCard && (lines[line] ?? 0) < 0 ? CARD_GROUP_PX : linePx),
    indexAttribute: 'data-line',
    // What is not laid out yet is as high as it is thought to be.
    measureElement: (element, entry, instance) =>
      measureElement(element, entry, instance) || linePx,
    getItemKey,
    overscan: OVERSCAN,
    scrollMargin: headPx,
    // What stays at the edges must not cover the line that is scrolled to.
    scrollPaddingStart: headPx,
    scrollPaddingEnd: totals ? TOTALS_PX : 0,
    initialRect: FIRST_RECT,
    rangeExtractor: (range: Range) => {
      if (isPrinting) {
        return Array.from({ length: Math.min(lines.length, MAX_PRINTED) }, (_, line) => line);
      }
      const shown = new Set([lineOf(activeIndex), ...defaultRangeExtractor(range)]);
      return [...shown].filter((line) => line < lines.length).sort((left, right) => left - right);
    },
  });

  const cellCount = (isSelectable ? 1 : 0) + (isCard ? 1 : columns.length) + (rowMenu ? 1 : 0);
  const activeCell = Math.min(active.column, cellCount - 1);
  const heightPx = virtualizer.scrollRect?.height ?? FIRST_RECT.height;
  const viewPx = heightPx - headPx - (totals ? TOTALS_PX : 0);
  const scrolledPx = virtualizer.scrollOffset ?? 0;

  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    const line = `[data-index="${isInHead ? -1 : activeIndex}"]`;
    const cell = scroller.current?.querySelector(`${line} > [data-cell="${activeCell}"]`);
    const control = cell?.querySelector<HTMLElement>('[data-cell-control]') ?? cell;
    if (!(control instanceof HTMLElement)) return;
    control.focus({ preventScroll: true });
    revealSideways(scroller.current, cell);
  }, [isInHead, activeIndex, activeCell]);

  function moveTo(place: CellPlace) {
    const row = rows[place.row];
    wantsFocus.current = true;
    setInHead(place.row < 0);
    setActive({ id: row ? rowId(row) : active.id, column: place.column });
    if (row) virtualizer.scrollToIndex(lineOf(place.row), { align: 'auto' });
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
      pageSize: Math.max(1, Math.floor(viewPx / linePx) - 1),
      hasHead: !isCard,
    });
    if (place) {
      event.preventDefault();
      moveTo(place);
      return;
    }
    // Buttons and boxes inside cells answer to these keys themselves.
    if (isInHead || !row || readControl(event.target)) return;
    if (event.key === ' ' && isSelectable) {
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
    const row = rows[index];
    setInHead(index < 0);
    setActive((before) => ({ id: row ? rowId(row) : before.id, column }));
  }
  function handleDragStart(event: DragEvent) {
    const row = rows[readIndex(event.target) ?? -1];
    if (row) props.onDragStart(event, row);
  }
  const toggle = useCallback((index: number) => onToggle(index, withShift.current), [onToggle]);

  const widthsPx = useMemo(
    () => (isCard ? [] : measureColumns(columns, rows, groups, labels)),
    [isCard, columns, rows, groups, labels],
  );
  // A figure needs no more room than it has characters: what is left is for names and places.
  const isGrowing = columns.map(({ kind = 'text' }) => !['number', 'date', 'flag'].includes(kind));
  const growing = (at: number) => isGrowing[at] || !isGrowing.includes(true);
  const template = isCard
    ? ['minmax(0, 1fr)']
    : widthsPx.map((px, at) => (growing(at) ? `minmax(${px}px, ${px}fr)` : `${px}px`));
  if (isSelectable) template.unshift(`${CHECK_PX}px`);
  if (rowMenu) template.push(`${MENU_PX}px`);
  const style = { '--table-columns': template.join(' ') } as CSSProperties;
  const first = Math.min(rows.length, rowsBefore(Math.floor(scrolledPx / linePx)) + 1);
  const lastShown = Math.max(first, rowsBefore(Math.ceil((scrolledPx + viewPx) / linePx)));

  return (
    <>
      <Scroller
        ref={scroller}
        role="grid"
        data-printable
        aria-label={labels.table}
        aria-rowcount={lines.length + (isCard ? 0 : 1)}
        aria-multiselectable={isSelectable || undefined}
        tabIndex={-1}
        style={style}
        onKeyDown={handleKeyDown}
        onClickCapture={(event) => (withShift.current = event.shiftKey)}
        onClick={handleClick}
        onFocus={handleFocus}
        onDragStart={handleDragStart}
      >
        <Wide role="presentation" style={isCard ? { width: '100%' } : undefined}>
          {isCard ? null : (
            <TableHead
              columns={columns}
              labels={labels}
              sort={props.sort}
              onSort={props.onSort}
              selected={isSelectable ? props.selected : null}
              onSelectAll={props.onSelectAll}
              hasMenu={Boolean(rowMenu)}
              activeCell={isInHead ? activeCell : -1}
            />
          )}
          <Lines role="rowgroup" style={{ height: virtualizer.getTotalSize() }}>
            {virtualizer.getVirtualItems().map(({ index: line, start, size }) => {
              const index = lines[line] ?? 0;
              const group = groups?.[-1 - index];
              if (group) {
                return (
                  <TableGroupLine
                    key={`group ${group.key}`}
                    setup={setup}
                    group={group}
                    lineIndex={line}
                    startPx={start - headPx}
                    heightPx={size}
                  />
                );
              }
              const row = rows[index];
              if (!row) return null;
              const id = rowId(row);
              return (
                <TableLine
                  key={id}
                  setup={setup}
                  row={row}
                  index={index}
                  lineIndex={line}
                  startPx={start - headPx}
                  heightPx={isCard ? null : size}
                  measure={isCard ? virtualizer.measureElement : undefined}
                  isSelected={selectedIds.has(id)}
                  isCurrent={id === props.currentId}
                  activeCell={!isInHead && index === activeIndex ? activeCell : -1}
                  onToggle={toggle}
                />
              );
            })}
          </Lines>
          {totals ? <TableTotals setup={setup} rows={rows} lineIndex={lines.length} /> : null}
          <CardFoot setup={setup} rows={rows} lineIndex={lines.length} foot={props.foot} />
        </Wide>
      </Scroller>
      {props.bar}
      {isCard ? null : (
        <Foot data-printable>
          <span>{props.foot}</span>
          {rows.length > 0 ? (
            <span>
              {isPrinting
                ? labels.range(1, rowsBefore(Math.min(lines.length, MAX_PRINTED)), rows.length)
                : labels.range(first, lastShown, rows.length)}
            </span>
          ) : null}
        </Foot>
      )}
    </>
  );
}
