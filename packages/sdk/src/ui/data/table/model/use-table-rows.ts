import { useDeferredValue, useEffect, useMemo } from 'react';
import { parseQuery } from '../../../../domain';
import { createRowSearch, toFilterValue, type CellLabels } from './cell-text';
import { readAhead } from './read-ahead';
import { sortRows } from './sort-rows';
import type { TableColumn } from './table-column';
import type { TableState } from './table-state';

/** Props of {@link useTableRows}. */
export interface TableRowsOptions<Row extends object> {
  rows: readonly Row[];
  columns: readonly TableColumn<Row>[];
  state: TableState;
  labels: CellLabels;
  locale: string | undefined;
}

/** The rows that pass query and filters, in order. */
export function useTableRows<Row extends object>({
  rows,
  columns,
  state,
  labels,
  locale,
}: TableRowsOptions<Row>): readonly Row[] {
  const { sort, filters } = state;
  const query = useDeferredValue(state.query);
  const search = useMemo(() => createRowSearch(columns, labels), [columns, labels]);
  useEffect(() => readAhead(rows, search.read), [rows, search]);
  const sorted = useMemo(() => {
    const column = columns.find(({ id }) => id === sort?.columnId);
    if (!column || !sort) return rows;
    return sortRows(rows, column, sort.isDescending, labels, locale);
  }, [rows, columns, sort, labels, locale]);
  return useMemo(() => {
    const words = parseQuery(query);
    const wanted = columns.flatMap((column) => {
      const values = filters[column.id] ?? [];
      return values.length > 0 ? [{ column, values: new Set(values) }] : [];
    });
    if (words.length === 0 && wanted.length === 0) return sorted;
    return sorted.filter(
      (row) =>
        wanted.every(({ column, values }) => values.has(toFilterValue(column.value(row)))) &&
        (words.length === 0 || search.matches(row, words)),
    );
  }, [sorted, columns, filters, query, search]);
}
