import { useDeferredValue, useMemo } from 'react';
import {
  type ColumnDef,
  getCoreRowModel,
  getFilteredRowModel,
  getSortedRowModel,
  type SortingFn,
  useReactTable,
} from '@tanstack/react-table';
import { getNameCollator, parseQuery } from '../../../../domain';
import { createRowSearch, formatCellValue, toFilterValue, type CellLabels } from './cell-text';
import type { RowId, TableColumn } from './table-column';
import type { TableState } from './table-state';

const NO_SORT: never[] = [];

/** Props of {@link useTableRows}. */
export interface TableRowsOptions<Row extends object> {
  rows: readonly Row[];
  columns: readonly TableColumn<Row>[];
  state: TableState;
  rowId: (row: Row) => RowId;
  labels: CellLabels;
  locale: string | undefined;
}

/** The rows that pass query and filters, in order. */
export function useTableRows<Row extends object>({
  rows,
  columns,
  state,
  rowId,
  labels,
  locale,
}: TableRowsOptions<Row>): readonly Row[] {
  const query = useDeferredValue(state.query);
  const words = useMemo(() => parseQuery(query), [query]);
  const search = useMemo(() => createRowSearch(columns, labels), [columns, labels]);
  const definitions = useMemo(
    () => columns.map((column) => toDefinition(column, labels, locale)),
    [columns, labels, locale],
  );
  const known = useMemo(() => new Set(columns.map(({ id }) => id)), [columns]);
  const sorting = useMemo(
    () =>
      state.sort && known.has(state.sort.columnId)
        ? [{ id: state.sort.columnId, desc: state.sort.isDescending }]
        : NO_SORT,
    [state.sort, known],
  );
  const columnFilters = useMemo(
    () =>
      Object.entries(state.filters)
        .filter(([id, values]) => known.has(id) && values.length > 0)
        .map(([id, values]) => ({ id, value: new Set(values) })),
    [state.filters, known],
  );
  const table = useReactTable<Row>({
    data: rows as Row[],
    columns: definitions,
    getRowId: (row) => String(rowId(row)),
    state: { sorting, columnFilters, globalFilter: words },
    globalFilterFn: (row, _columnId, wanted: readonly string[]) => search(row.original, wanted),
    // One look at a row is enough: the search reads all of its columns.
    getColumnCanGlobalFilter: (column) => column.id === columns[0]?.id,
    getCoreRowModel: getCoreRowModel(),
    getFilteredRowModel: getFilteredRowModel(),
    getSortedRowModel: getSortedRowModel(),
  });
  const model = table.getRowModel().rows;
  return useMemo(() => model.map((row) => row.original), [model]);
}

function toDefinition<Row extends object>(
  column: TableColumn<Row>,
  labels: CellLabels,
  locale: string | undefined,
): ColumnDef<Row> {
  const collator = getNameCollator(locale);
  const byWords: SortingFn<Row> = (left, right, id) =>
    collator.compare(left.getValue<string>(id), right.getValue<string>(id));
  const byValue: SortingFn<Row> = (left, right, id) =>
    Number(left.getValue<number>(id)) - Number(right.getValue<number>(id));
  const { kind = 'text' } = column;
  return {
    id: column.id,
    // Undefined is what is sorted last, whatever the direction.
    accessorFn: (row) => {
      const value = column.value(row);
      if (value === null || value === undefined || value === '') return undefined;
      if (kind === 'date') {
        const atMs = new Date(value as string | number).getTime();
        return Number.isNaN(atMs) ? undefined : atMs;
      }
      if (kind === 'number' || kind === 'flag') return Number(value);
      return formatCellValue(column, value, row, labels);
    },
    sortUndefined: 'last',
    sortingFn: kind === 'number' || kind === 'date' || kind === 'flag' ? byValue : byWords,
    filterFn: (row, _id, wanted: ReadonlySet<string>) =>
      wanted.has(toFilterValue(column.value(row.original))),
  };
}
