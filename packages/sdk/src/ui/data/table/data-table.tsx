'use client';
import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type DragEvent,
  type ReactElement,
} from 'react';
import { SearchX, Table2 } from 'lucide-react';
import { styled } from 'styled-components';
import { csvStyleOf, MOBILE_MAX_WIDTH_PX } from '../../../domain';
import { classNames } from '../../class-names';
import { EmptyState } from '../../feedback/empty-state';
import { ErrorState } from '../../feedback/error-state';
import { useSkeleton } from '../../feedback/use-skeleton';
import { Button } from '../../form/button/button';
import { widgetText } from '../../mixins';
import { useElementWidth } from '../../use-element-width';
import type { DataTableProps } from './data-table-props';
import { CHECK_PX, MENU_PX, TableGrid } from './grid/table-grid';
import type { LineSetup } from './grid/table-line';
import { TableSkeleton } from './grid/table-skeleton';
import { foldColumns } from './model/fold-columns';
import { groupRows } from './model/group-rows';
import { downloadText } from './model/download-text';
import type { RowId } from './model/table-column';
import {
  DEFAULT_TABLE_STATE,
  placeColumns,
  type TableState,
  toggleTableSort,
} from './model/table-state';
import { toCsv } from './model/to-csv';
import { toSheet } from './model/to-sheet';
import { useCardPlaces } from './model/use-card-places';
import { useTableRows } from './model/use-table-rows';
import { OpenNote } from './tools/open-note';
import { BulkBar } from './tools/bulk-bar';
import { CardToolbar } from './tools/card-toolbar';
import { TableToolbar } from './tools/table-toolbar';

/** Width a card adds at both sides of its content. */
const CARD_EDGES_PX = 40;
const NO_IDS: ReadonlySet<RowId> = new Set();

const Root = styled.div`
  ${widgetText}
  display: flex;
  flex-direction: column;
  width: 100%;
  height: 100%;
  min-height: 0;
  background: var(--rastro-surface);
`;
const Fill = styled.div`
  display: grid;
  flex: 1;
  place-items: center;
  min-height: 0;
  overflow: auto;
`;

/**
 * Rows in columns: search, filters, order, choice of columns, selection, totals and export. Draws the
 * rows in view only, so a hundred thousand scroll. At most 768 px wide it shows cards. It fills its
 * place: give it a height.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>): ReactElement {
  const { rows, columns, rowId, labels, locale, selectedIds, onSelectionChange, onOpen } = props;
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
  const { grouping } = props;
  const grouped = useMemo(
    () => (grouping ? groupRows(foundRows, grouping) : { rows: foundRows, groups: null }),
    [foundRows, grouping],
  );
  const shownRows = grouped.rows;
  const { onRowsShown } = props;
  useEffect(() => onRowsShown?.(shownRows), [onRowsShown, shownRows]);

  const ids = selectedIds ?? NO_IDS;
  const isSelectable = selectedIds !== undefined;
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
  const selectShown = () => onSelectionChange?.(new Set([...ids, ...shownRows.map(rowId)]));
  const clearSelection = () => onSelectionChange?.(NO_IDS);

  const isOpenable = onOpen !== undefined;
  const { rowMenu, dragType } = props;
  const isDraggable = dragType !== undefined;
  const besidePx = CARD_EDGES_PX + (isSelectable ? CHECK_PX : 0) + (rowMenu ? MENU_PX : 0);
  const roomPx = isCard ? widthPx - besidePx : null;
  const card = useCardPlaces(shownColumns, shownRows, labels, roomPx);
  const setup = useMemo<LineSetup<Row>>(
    () => ({
      columns: card ? shownColumns : foldColumns(shownColumns),
      labels,
      card,
      isSelectable,
      isOpenable,
      isDraggable,
      rowMenu,
    }),
    [shownColumns, labels, card, isSelectable, isOpenable, isDraggable, rowMenu],
  );
  function startDrag(event: DragEvent, row: Row) {
    if (dragType === undefined) return;
    const dragged = ids.has(rowId(row)) ? selectedRows : [row];
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData(dragType, JSON.stringify(dragged.map(rowId)));
  }
  const { exportName = 'table', status = 'ready', rowsInFile, onExportSheet } = props;
  const listWritten = () => (rowsInFile ? shownRows.flatMap((row) => rowsInFile(row)) : shownRows);
  const listInFile = () =>
    placed.flatMap(({ column, isShown }) => ((column.inFile ?? isShown) ? [column] : []));
  const exportRows = () => {
    const text = toCsv(listInFile(), listWritten(), labels, {
      ...csvStyleOf(props.locale ?? 'pt-BR'),
      ...props.exportStyle,
    });
    downloadText(text, `${exportName ?? 'table'}.csv`);
  };
  const exportSheet = onExportSheet
    ? () => onExportSheet(toSheet(listInFile(), listWritten(), labels))
    : undefined;
  const isSkeletonShown = useSkeleton(status === 'loading' && rows.length === 0);
  const isAllShown = shownRows.length > 0 && selectedShown === shownRows.length;

  const selectionBar =
    selectedRows.length > 0 ? (
      <BulkBar
        labels={labels}
        selected={selectedRows}
        matchingCount={shownRows.length}
        selectedShown={selectedShown}
        isCard={isCard}
        actions={props.bulkActions ?? []}
        onSelectMatching={selectShown}
        onDropUnseen={() =>
          onSelectionChange?.(new Set(shownRows.map(rowId).filter((id) => ids.has(id))))
        }
        onClear={clearSelection}
      />
    ) : null;

  function drawBody(): ReactElement {
    if (isSkeletonShown) return <TableSkeleton label={labels.loading} isCard={isCard} />;
    if (status === 'failed' && rows.length === 0) {
      return (
        <Fill>
          <ErrorState
            title={labels.failed}
            text={props.failure?.text}
            details={props.failure?.details}
            actions={props.onRetry ? <Button onClick={props.onRetry}>{labels.retry}</Button> : null}
          />
        </Fill>
      );
    }
    if (status === 'loading' && rows.length === 0) return <Fill aria-busy="true" />;
    if (rows.length === 0) {
      return <Fill>{props.empty ?? <EmptyState icon={<Table2 />} title={labels.empty} />}</Fill>;
    }
    if (shownRows.length === 0) {
      return (
        <>
          <Fill>
            <EmptyState
              icon={<SearchX />}
              title={labels.noMatch}
              text={labels.noMatchHint}
              actions={<Button onClick={clearAll}>{labels.clearFilters}</Button>}
            />
          </Fill>
          {selectionBar}
        </>
      );
    }
    return (
      <TableGrid
        setup={setup}
        rows={shownRows}
        groups={grouped.groups}
        rowId={rowId}
        density={state.density}
        sort={state.sort}
        onSort={(columnId) => setState({ ...state, sort: toggleTableSort(state.sort, columnId) })}
        selectedIds={ids}
        selected={isAllShown ? 'all' : selectedShown > 0 ? 'some' : 'none'}
        onSelectAll={isAllShown ? clearSelection : selectShown}
        onToggle={toggle}
        onEscape={clearSelection}
        onDragStart={startDrag}
        onOpen={onOpen}
        currentId={props.currentId ?? null}
        bar={selectionBar}
        foot={props.foot}
      />
    );
  }

  const { currentId = null } = props;
  const isOutOfView = useMemo(
    () =>
      currentId !== null &&
      status === 'ready' &&
      shownRows.length > 0 &&
      !shownRows.some((row) => rowId(row) === currentId),
    [currentId, status, shownRows, rowId],
  );
  const isKeptOut = isOutOfView && rows.some((row) => rowId(row) === currentId);
  const clearAll = () => setState({ ...state, query: '', filters: {} });
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
        onExport={exportName === null || shownRows.length === 0 ? undefined : exportRows}
        onExportSheet={shownRows.length === 0 ? undefined : exportSheet}
      >
        {props.filters}
      </Toolbar>
      {isOutOfView ? <OpenNote labels={labels} onClear={isKeptOut ? clearAll : undefined} /> : null}
      {drawBody()}
    </Root>
  );
}
