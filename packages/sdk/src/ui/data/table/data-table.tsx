'use client';
import { useEffect, useMemo, useState, type DragEvent, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { MOBILE_MAX_WIDTH_PX } from '../../../domain';
import { classNames } from '../../class-names';
import { useSkeleton } from '../../feedback/use-skeleton';
import { widgetText } from '../../mixins';
import { useElementWidth } from '../../use-element-width';
import type { DataTableProps } from './data-table-props';
import { makeExports } from './export-rows';
import { CHECK_PX, MENU_PX, TableGrid } from './grid/table-grid';
import type { LineSetup } from './grid/table-line';
import { TableSkeleton } from './grid/table-skeleton';
import { foldColumns } from './model/fold-columns';
import { groupRows } from './model/group-rows';
import type { TableColumn } from './model/table-column';
import {
  DEFAULT_TABLE_STATE,
  placeColumns,
  type TableState,
  toggleTableSort,
} from './model/table-state';
import { useCardPlaces } from './model/use-card-places';
import { useTableRows } from './model/use-table-rows';
import { useTableSelection } from './model/use-table-selection';
import { NoMatch, NoRows } from './table-vacancy';
import { OpenNote } from './tools/open-note';
import { BulkBar } from './tools/bulk-bar';
import { CardToolbar } from './tools/card-toolbar';
import { TableToolbar } from './tools/table-toolbar';

/** Width a card adds at both sides of its content. */
const CARD_EDGES_PX = 40;

const Root = styled.div`
  ${widgetText}
  display: flex;
  flex-direction: column;
  width: 100%;
  height: 100%;
  min-height: 0;
  background: var(--rastro-surface);
`;
/** The rows as they stand together; who hosts the table hears of them. */
function useGroups<Row extends object>(
  { grouping, onRowsShown }: DataTableProps<Row>,
  foundRows: readonly Row[],
) {
  const grouped = useMemo(
    () => (grouping ? groupRows(foundRows, grouping) : { rows: foundRows, groups: null }),
    [foundRows, grouping],
  );
  const shownRows = grouped.rows;
  useEffect(() => onRowsShown?.(shownRows), [onRowsShown, shownRows]);
  return { groups: grouped.groups, shownRows };
}

/** Setup that all lines share: of columns, or of cards in a table so wide. */
function useLineSetup<Row extends object>(
  { labels, selectedIds, onOpen, dragType, rowMenu }: DataTableProps<Row>,
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
  cardsWidthPx: number | null,
): LineSetup<Row> {
  const isSelectable = selectedIds !== undefined;
  const isOpenable = onOpen !== undefined;
  const isDraggable = dragType !== undefined;
  const besidePx = CARD_EDGES_PX + (isSelectable ? CHECK_PX : 0) + (rowMenu ? MENU_PX : 0);
  const roomPx = cardsWidthPx === null ? null : cardsWidthPx - besidePx;
  const card = useCardPlaces(columns, rows, labels, roomPx);
  return useMemo<LineSetup<Row>>(
    () => ({
      columns: card ? columns : foldColumns(columns),
      labels,
      card,
      isSelectable,
      isOpenable,
      isDraggable,
      rowMenu,
    }),
    [columns, labels, card, isSelectable, isOpenable, isDraggable, rowMenu],
  );
}

/** True when the current row is not among those that are shown. */
function useIsOutOfView<Row extends object>(
  { currentId = null, status = 'ready', rowId }: DataTableProps<Row>,
  shownRows: readonly Row[],
): boolean {
  return useMemo(
    () =>
      currentId !== null &&
      status === 'ready' &&
      shownRows.length > 0 &&
      !shownRows.some((row) => rowId(row) === currentId),
    [currentId, status, shownRows, rowId],
  );
}

/**
 * Rows in columns: search, filters, order, choice of columns, selection, totals and export. Draws the
 * rows in view only, so a hundred thousand scroll. At most 768 px wide it shows cards. It fills its
 * place: give it a height.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>): ReactElement {
  const { rows, columns, rowId, labels, locale, selectedIds, onSelectionChange, onOpen } = props;
  const { currentId = null } = props;
  const [watchWidth, widthPx] = useElementWidth();
  const [ownState, setOwnState] = useState<TableState>(DEFAULT_TABLE_STATE);
  const state = props.state ?? ownState;
  const setState = (next: TableState) => {
    if (props.state === undefined) setOwnState(next);
    props.onStateChange?.(next);
  };
  const isCard = widthPx !== null && widthPx <= MOBILE_MAX_WIDTH_PX;
  const placed = useMemo(() => placeColumns(columns, state), [columns, state]);
  const shownColumns = useMemo(
    () => placed.flatMap(({ column, isShown }) => (isShown ? [column] : [])),
    [placed],
  );
  const foundRows = useTableRows({ rows, columns, state, labels, locale });
  const { groups, shownRows } = useGroups(props, foundRows);
  const selection = useTableSelection({ rows, shownRows, rowId, selectedIds, onSelectionChange });
  const { ids, selectedRows, selectedShown, isAllShown } = selection;

  const { dragType } = props;
  const setup = useLineSetup(props, shownColumns, shownRows, isCard ? widthPx : null);
  function startDrag(event: DragEvent, row: Row) {
    if (dragType === undefined) return;
    const dragged = ids.has(rowId(row)) ? selectedRows : [row];
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData(dragType, JSON.stringify(dragged.map(rowId)));
  }
  const { status = 'ready' } = props;
  const isSkeletonShown = useSkeleton(status === 'loading' && rows.length === 0);
  const clearAll = () => setState({ ...state, query: '', filters: {} });

  const selectionBar =
    selectedRows.length > 0 ? (
      <BulkBar
        labels={labels}
        selected={selectedRows}
        matchingCount={shownRows.length}
        selectedShown={selectedShown}
        isCard={isCard}
        actions={props.bulkActions ?? []}
        onSelectMatching={selection.selectShown}
        onDropUnseen={selection.dropUnseen}
        onClear={selection.clear}
      />
    ) : null;

  function drawBody(): ReactElement {
    if (isSkeletonShown) return <TableSkeleton label={labels.loading} isCard={isCard} />;
    if (rows.length === 0) return <NoRows table={props} />;
    if (shownRows.length === 0) {
      return (
        <>
          <NoMatch labels={labels} onClear={clearAll} />
          {selectionBar}
        </>
      );
    }
    return (
      <TableGrid
        setup={setup}
        rows={shownRows}
        groups={groups}
        rowId={rowId}
        density={state.density}
        sort={state.sort}
        onSort={(columnId) => setState({ ...state, sort: toggleTableSort(state.sort, columnId) })}
        selectedIds={ids}
        selected={isAllShown ? 'all' : selectedShown > 0 ? 'some' : 'none'}
        onSelectAll={isAllShown ? selection.clear : selection.selectShown}
        onToggle={selection.toggle}
        onEscape={selection.clear}
        onDragStart={startDrag}
        onOpen={onOpen}
        currentId={currentId}
        bar={selectionBar}
        foot={props.foot}
      />
    );
  }

  const isOutOfView = useIsOutOfView(props, shownRows);
  const isKeptOut = isOutOfView && rows.some((row) => rowId(row) === currentId);
  const files = makeExports(props, placed, shownRows);
  const Toolbar = isCard ? CardToolbar : TableToolbar;
  return (
    <Root ref={watchWidth} className={classNames('rastro-table', props.className)}>
      <Toolbar
        labels={labels}
        locale={locale}
        columns={columns}
        placed={placed}
        rows={rows}
        shownCount={shownRows.length}
        state={state}
        onStateChange={setState}
        onExport={files.csv}
        onExportSheet={files.sheet}
      >
        {props.filters}
      </Toolbar>
      {isOutOfView ? <OpenNote labels={labels} onClear={isKeptOut ? clearAll : undefined} /> : null}
      {drawBody()}
    </Root>
  );
}
