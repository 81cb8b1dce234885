import type { ReactElement } from 'react';
import { SearchField } from '../../../form/field/search-field';
import type { TableToolsProps } from './table-filters';

/** The field that searches all columns. */
export function TableSearch<Row>({
  labels,
  state,
  onStateChange,
}: Pick<TableToolsProps<Row>, 'labels' | 'state' | 'onStateChange'>): ReactElement {
  return (
    <SearchField
      label={labels.search}
      placeholder={labels.search}
      clearLabel={labels.clearSearch}
      value={state.query}
      onChange={(query) => onStateChange({ ...state, query })}
    />
  );
}
