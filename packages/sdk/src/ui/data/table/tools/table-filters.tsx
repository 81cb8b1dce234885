import type { ReactElement, ReactNode } from 'react';
import { Button } from '../../../form/button/button';
import type { TableColumn } from '../model/table-column';
import type { TableLabels } from '../model/table-labels';
import type { PlacedColumn, TableState } from '../model/table-state';
import { listFiltered } from './filters-fit';
import { FilterMenu } from './filter-menu';

/** Settings of a table's tools, and their rows. */
export interface TableToolsProps<Row> {
  labels: TableLabels;
  locale: string | undefined;
  columns: readonly TableColumn<Row>[];
  placed: readonly PlacedColumn<Row>[];
  rows: readonly Row[];
  shownCount: number;
  state: TableState;
  onStateChange: (state: TableState) => void;
  onExport: (() => void) | undefined;
  onExportSheet: (() => void) | undefined;
  /** Host's own tools. */
  children: ReactNode;
}

/** Returns true when a filter is set. */
export const isFiltered = ({ filters }: TableState): boolean =>
  Object.values(filters).some((values) => values.length > 0);

/** A filter a column that has one, and those of the host. */
export function TableFilters<Row>({
  labels,
  locale,
  columns,
  rows,
  state,
  onStateChange,
  children,
}: TableToolsProps<Row>): ReactElement {
  const setFilters = (filters: TableState['filters']) => onStateChange({ ...state, filters });
  return (
    <>
      {listFiltered(columns).map((column) => (
        <FilterMenu
          key={column.id}
          column={column}
          rows={rows}
          labels={labels}
          locale={locale}
          values={state.filters[column.id] ?? []}
          onChange={(values) => setFilters({ ...state.filters, [column.id]: values })}
        />
      ))}
      {isFiltered(state) ? (
        <Button variant="ghost" size="sm" onClick={() => setFilters({})}>
          {labels.clearFilters}
        </Button>
      ) : null}
      {children}
    </>
  );
}
