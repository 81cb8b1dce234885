import { memo, type CSSProperties, type ReactElement, type ReactNode, type Ref } from 'react';
import { MoreHorizontal } from 'lucide-react';
import { Checkbox } from '../../../form/toggle/checkbox';
import { IconButton } from '../../../form/button/icon-button';
import { Menu } from '../../../overlay/menu';
import { VisuallyHidden } from '../../../visually-hidden';
import { toCellText } from '../model/cell-text';
import type { GridColumn } from '../model/fold-columns';
import type { CardPlaces } from '../model/place-on-card';
import type { TableColumn } from '../model/table-column';
import type { TableLabels } from '../model/table-labels';
import { CardContent } from './card-content';
import { figureMark } from './figure-mark';
import { BodyLine, Cell, CellText, TwoLines } from './grid-styles';

/** Setup shared by all lines of a table. */
export interface LineSetup<Row> {
  columns: readonly GridColumn<Row>[];
  labels: TableLabels;
  /** Placement of the columns on cards; null where there are lines. */
  card: CardPlaces<Row> | null;
  isSelectable: boolean;
  isOpenable: boolean;
  isDraggable: boolean;
  /** Entries of the menu at the end of a line. */
  rowMenu: ((row: Row) => ReactNode) | undefined;
}

/** Props of {@link TableLine}: nothing in them changes when another line does. */
export interface TableLineProps<Row> {
  setup: LineSetup<Row>;
  row: Row;
  index: number;
  /** Its place among all lines. */
  lineIndex: number;
  startPx: number;
  /** null for a card, which is as high as what it says. */
  heightPx: number | null;
  /** Hears how high it is. */
  measure: Ref<HTMLDivElement> | undefined;
  isSelected: boolean;
  isCurrent: boolean;
  /** The cell that Tab leads to; -1 for lines without it. */
  activeCell: number;
  onToggle: (index: number) => void;
}

/** Returns `end` for columns with right-aligned figures. */
export const alignOf = (column: TableColumn<never>): 'end' | undefined =>
  column.kind === 'number' ? 'end' : undefined;

function Line<Row>({
  setup,
  row,
  index,
  lineIndex,
  startPx,
  heightPx,
  measure,
  isSelected,
  isCurrent,
  activeCell,
  onToggle,
}: TableLineProps<Row>): ReactElement {
  const { columns, labels, card, isSelectable, rowMenu } = setup;
  const [first] = columns;
  const title = first ? toCellText(first, row, labels) : '';
  const style: CSSProperties = {
    height: heightPx ?? undefined,
    transform: `translateY(${startPx}px)`,
  };
  const before = isSelectable ? 1 : 0;
  const last = before + (card ? 1 : columns.length);
  const tabIndexOf = (cell: number) => (cell === activeCell ? 0 : -1);
  return (
    <BodyLine
      ref={measure}
      role="row"
      className={card ? 'rastro-table-card' : 'rastro-table-row'}
      aria-rowindex={lineIndex + (card ? 1 : 2)}
      aria-selected={isSelectable ? isSelected : undefined}
      aria-current={isCurrent || undefined}
      data-index={index}
      data-line={lineIndex}
      data-opens={setup.isOpenable}
      draggable={setup.isDraggable}
      style={style}
    >
      {isSelectable ? (
        <Cell role="gridcell" data-cell={0} data-control="true">
          <Checkbox
            data-cell-control="true"
            tabIndex={tabIndexOf(0)}
            checked={isSelected}
            onChange={() => onToggle(index)}
          >
            <VisuallyHidden>{labels.selectRow(title)}</VisuallyHidden>
          </Checkbox>
        </Cell>
      ) : null}
      {card ? (
        <Cell role="gridcell" data-cell={before} tabIndex={tabIndexOf(before)}>
          <CardContent columns={columns} places={card} row={row} labels={labels} />
        </Cell>
      ) : (
        columns.map((column, at) => (
          <Cell
            key={column.id}
            role="gridcell"
            data-cell={before + at}
            data-align={alignOf(column)}
            data-title={at === 0}
            tabIndex={tabIndexOf(before + at)}
          >
            {column.below ? (
              <TwoLines>
                <span>
                  <CellContent column={column} row={row} labels={labels} />
                </span>
                <span>{drawBelow(column.below, row, labels)}</span>
              </TwoLines>
            ) : (
              <CellContent column={column} row={row} labels={labels} />
            )}
          </Cell>
        ))
      )}
      {rowMenu ? (
        <Cell role="gridcell" data-cell={last} data-control="true">
          <Menu
            trigger={
              <IconButton
                data-cell-control="true"
                tabIndex={tabIndexOf(last)}
                size="sm"
                label={labels.rowMenu(title)}
                tooltipSide="none"
                icon={<MoreHorizontal aria-hidden="true" />}
              />
            }
          >
            {rowMenu(row)}
          </Menu>
        </Cell>
      ) : null}
    </BodyLine>
  );
}

/** One line of a table, or one card of a phone. */
export const TableLine = memo(Line) as typeof Line;

/** The second line of a cell, and what it is, read aloud. */
function drawBelow<Row>(column: TableColumn<Row>, row: Row, labels: TableLabels): ReactNode {
  const { draw = column.cell } = column.under ?? {};
  const text = toCellText(column, row, labels);
  const shown = draw ? draw(row, false) : text;
  if (shown === '' || shown === null || shown === undefined) return null;
  return (
    <>
      {text === '' ? null : <VisuallyHidden>{`${column.label}: `}</VisuallyHidden>}
      {shown}
    </>
  );
}

/** Content of a cell: its own drawing, its text, or a dash for nothing. */
function CellContent<Row>({
  column,
  row,
  labels,
}: {
  column: GridColumn<Row>;
  row: Row;
  labels: TableLabels;
}): ReactElement {
  const drawn = column.cell?.(row, column.below !== undefined);
  if (column.cell && drawn !== '') return <>{drawn}</>;
  const text = column.cell ? '' : toCellText(column, row, labels);
  if (text === '') {
    return (
      <CellText data-empty="true" aria-hidden="true">
        –
      </CellText>
    );
  }
  return (
    <CellText dir="auto" title={text} {...figureMark(column)}>
      {text}
    </CellText>
  );
}
