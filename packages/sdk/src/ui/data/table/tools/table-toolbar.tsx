import type { ReactElement, ReactNode } from 'react';
import { ArrowDownUp, Download, Rows2, Rows3 } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../../form/button/button';
import { IconButton } from '../../../form/button/icon-button';
import { SearchField } from '../../../form/field/search-field';
import { Segment } from '../../../form/toggle/segment';
import { Menu } from '../../../overlay/menu';
import { MenuChoices } from '../../../overlay/menu-entries';
import { VisuallyHidden } from '../../../visually-hidden';
import { isFilterable, type TableColumn } from '../model/table-column';
import type { TableLabels } from '../model/table-labels';
import type { PlacedColumn, TableState } from '../model/table-state';
import { ColumnChooser } from './column-chooser';
import { FilterMenu } from './filter-menu';

const Root = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  box-sizing: border-box;
  min-height: 52px;
  padding: 10px 20px;
  border-bottom: 1px solid var(--rastro-border);
  &[data-card='true'] {
    padding: 8px 16px;
  }
`;
const Search = styled.div`
  display: flex;
  flex: 1 1 160px;
  max-width: 260px;
  min-width: 0;
  [data-card='true'] > & {
    flex: 1 1 120px;
    max-width: none;
  }
`;
const Filters = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  min-width: 0;
  [data-card='true'] > & {
    order: 1;
    flex: 1 0 100%;
    flex-wrap: nowrap;
    margin: 0 -16px;
    padding: 0 16px;
    overflow-x: auto;
    scrollbar-width: none;
  }
  [data-card='true'] > & > * {
    flex: none;
  }
  &:empty {
    display: none;
  }
`;
const Count = styled.span`
  margin-inline-start: auto;
  color: var(--rastro-text-muted);
  font-size: 12px;
  white-space: nowrap;
  [data-card='true'] > & {
    display: none;
  }
`;

/** Props of {@link TableToolbar}. */
export interface TableToolbarProps<Row> {
  labels: TableLabels;
  locale: string | undefined;
  columns: readonly TableColumn<Row>[];
  placed: readonly PlacedColumn<Row>[];
  rows: readonly Row[];
  shownCount: number;
  state: TableState;
  onStateChange: (state: TableState) => void;
  isCard: boolean;
  onExport: (() => void) | undefined;
  children: ReactNode;
}

/** Search, filters, and how the table is shown. */
export function TableToolbar<Row>({
  labels,
  locale,
  columns,
  placed,
  rows,
  shownCount,
  state,
  onStateChange,
  isCard,
  onExport,
  children,
}: TableToolbarProps<Row>): ReactElement {
  const change = (part: Partial<TableState>) => onStateChange({ ...state, ...part });
  const isFiltered = Object.values(state.filters).some((values) => values.length > 0);
  return (
    <Root className="rastro-table-toolbar" data-card={isCard}>
      <Search>
        <SearchField
          label={labels.search}
          placeholder={labels.search}
          clearLabel={labels.clearSearch}
          value={state.query}
          onChange={(query) => change({ query })}
        />
      </Search>
      <Filters role="group" aria-label={labels.filters}>
        {columns.filter(isFilterable).map((column) => (
          <FilterMenu
            key={column.id}
            column={column}
            rows={rows}
            labels={labels}
            locale={locale}
            values={state.filters[column.id] ?? []}
            onChange={(values) => change({ filters: { ...state.filters, [column.id]: values } })}
          />
        ))}
        {isFiltered ? (
          <Button variant="ghost" size="sm" onClick={() => change({ filters: {} })}>
            {labels.clearFilters}
          </Button>
        ) : null}
        {children}
      </Filters>
      <VisuallyHidden role="status">{labels.count(shownCount, rows.length)}</VisuallyHidden>
      <Count aria-hidden="true">{labels.count(shownCount, rows.length)}</Count>
      {isCard ? (
        <SortMenu labels={labels} placed={placed} sort={state.sort} onChange={change} />
      ) : (
        <>
          <Segment
            label={labels.density}
            value={state.density}
            onChange={(density) => change({ density })}
            options={[
              { value: 'comfortable', label: iconWith(<Rows2 size={15} />, labels.comfortable) },
              { value: 'compact', label: iconWith(<Rows3 size={15} />, labels.compact) },
            ]}
          />
          <ColumnChooser
            labels={labels}
            placed={placed}
            onChange={(order) => change({ columns: order })}
          />
        </>
      )}
      {onExport ? (
        <IconButton
          outlined
          label={labels.exportCsv}
          icon={<Download aria-hidden="true" />}
          onClick={onExport}
        />
      ) : null}
    </Root>
  );
}

const iconWith = (icon: ReactElement, words: string): ReactElement => (
  <>
    <span aria-hidden="true" style={{ display: 'grid' }} title={words}>
      {icon}
    </span>
    <VisuallyHidden>{words}</VisuallyHidden>
  </>
);

/** Cards have no head to press: their order is chosen from a menu. */
function SortMenu<Row>({
  labels,
  placed,
  sort,
  onChange,
}: {
  labels: TableLabels;
  placed: readonly PlacedColumn<Row>[];
  sort: TableState['sort'];
  onChange: (part: Partial<TableState>) => void;
}): ReactElement {
  const options = placed
    .filter(({ column, isShown }) => isShown && column.sortable !== false)
    .map(({ column }) => ({
      value: column.id,
      label: column.label,
      hint: sort?.columnId === column.id ? (sort.isDescending ? '↓' : '↑') : undefined,
    }));
  return (
    <Menu
      trigger={
        <IconButton
          outlined
          on={sort !== null}
          label={labels.sortBy}
          icon={<ArrowDownUp aria-hidden="true" />}
          tooltipSide="none"
        />
      }
    >
      <MenuChoices
        label={labels.sortBy}
        options={options}
        value={sort?.columnId ?? ''}
        onSelect={(columnId) => onChange({ sort: toggleTableSort(sort, columnId) })}
      />
    </Menu>
  );
}

/** The order after a column was pressed: up first, then turned round. */
export const toggleTableSort = (
  sort: TableState['sort'],
  columnId: string,
): NonNullable<TableState['sort']> => ({
  columnId,
  isDescending: sort?.columnId === columnId && !sort.isDescending,
});
