import { useMemo, useRef, type CSSProperties, type ReactElement } from 'react';
import { measureColumns } from '../model/measure-columns';
import { GridLines } from './grid-lines';
import { Foot, Scroller, Wide } from './grid-styles';
import { TableHead } from './table-head';
import type { TableGridProps } from './table-grid-props';
import type { LineSetup } from './table-line';
import { CardFoot, TableTotals } from './table-totals';
import { useGridCursor } from './use-grid-cursor';
import { useGridEvents } from './use-grid-events';
import { useGridWindow } from './use-grid-window';

/** The column of the boxes. */
export const CHECK_PX = 40;
/** The column of the menus. */
export const MENU_PX = 48;

/** The widths of the columns, as CSS has them. */
function toTemplate<Row>(
  { columns, card, isSelectable, rowMenu }: LineSetup<Row>,
  widthsPx: readonly number[],
): string {
  // A figure needs no more room than it has characters: what is left is for names and places.
  const isGrowing = columns.map(({ kind = 'text' }) => !['number', 'date', 'flag'].includes(kind));
  const growing = (at: number) => isGrowing[at] || !isGrowing.includes(true);
  const template = card
    ? ['minmax(0, 1fr)']
    : widthsPx.map((px, at) => (growing(at) ? `minmax(${px}px, ${px}fr)` : `${px}px`));
  if (isSelectable) template.unshift(`${CHECK_PX}px`);
  if (rowMenu) template.push(`${MENU_PX}px`);
  return template.join(' ');
}

/** The lines that can be seen, of as many as there are, as a grid: one Tab stop, walked by arrows. */
export function TableGrid<Row>(props: TableGridProps<Row>): ReactElement {
  const { setup, rows, groups, rowId } = props;
  const { columns, labels, card, isSelectable, rowMenu } = setup;
  const isCard = card !== null;
  const scroller = useRef<HTMLDivElement>(null);
  const cellCount = (isSelectable ? 1 : 0) + (isCard ? 1 : columns.length) + (rowMenu ? 1 : 0);
  const firstCell = isSelectable ? 1 : 0;
  const cursor = useGridCursor({ rows, rowId, cellCount, firstCell, scroller });
  const { activeIndex } = cursor;
  const shownLines = useGridWindow(props, { scroller, activeIndex });
  const { lines, inView } = shownLines;
  const { toggle, handlers } = useGridEvents(props, { cursor, shownLines, cellCount });
  const widthsPx = useMemo(
    () => (isCard ? [] : measureColumns(columns, rows, groups, labels)),
    [isCard, columns, rows, groups, labels],
  );
  const style = { '--table-columns': toTemplate(setup, widthsPx) } as CSSProperties;

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
        {...handlers}
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
              activeCell={cursor.isInHead ? cursor.activeCell : -1}
            />
          )}
          <GridLines
            grid={props}
            shownLines={shownLines}
            active={cursor.isInHead ? null : { row: activeIndex, column: cursor.activeCell }}
            onToggle={toggle}
          />
          {shownLines.hasTotals ? (
            <TableTotals setup={setup} rows={rows} lineIndex={lines.length} />
          ) : null}
          <CardFoot setup={setup} rows={rows} lineIndex={lines.length} foot={props.foot} />
        </Wide>
      </Scroller>
      {props.bar}
      {isCard ? null : (
        <Foot data-printable>
          <span>{props.foot}</span>
          {rows.length > 0 ? (
            <span>{labels.range(inView.first, inView.last, rows.length)}</span>
          ) : null}
        </Foot>
      )}
    </>
  );
}
