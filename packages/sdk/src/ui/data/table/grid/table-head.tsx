import type { ReactElement } from 'react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { css, styled } from 'styled-components';
import { Checkbox } from '../../../form/toggle/checkbox';
import { focusRing, ownControl } from '../../../mixins';
import { VisuallyHidden } from '../../../visually-hidden';
import type { TableColumn } from '../model/table-column';
import type { TableLabels } from '../model/table-labels';
import type { TableState } from '../model/table-state';
import { Cell, HeadLine } from './grid-styles';
import { alignOf } from './table-line';

/** Names of columns that have no room in one line take another. */
const twoLines = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  line-height: 14px;
  text-align: start;
  white-space: normal;
  [data-align='end'] & {
    text-align: end;
  }
`;
const SortButton = styled.button`
  ${ownControl(css`
    display: inline-flex;
    align-items: center;
    gap: 4px;
    max-width: 100%;
    min-height: 24px;
    margin: 0 -4px;
    padding: 0 4px;
    border-radius: var(--rastro-radius-tag);
    color: inherit;
    font: inherit;
    cursor: pointer;
  `)}
  ${focusRing}
  &:hover,
  [aria-sort] > & {
    color: var(--rastro-text);
  }
  & > span {
    ${twoLines}
  }
  & > svg {
    flex: none;
  }
`;
/** On paper it stands on each sheet. */
const Head = styled.div`
  display: contents;
  @media print {
    display: table-header-group !important;
  }
`;
const Words = styled.span`
  ${twoLines}
`;

/** Props of {@link TableHead}. */
export interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  labels: TableLabels;
  sort: TableState['sort'];
  onSort: (columnId: string) => void;
  /** All rows, some or none are selected; null in tables without selection. */
  selected: 'all' | 'some' | 'none' | null;
  onSelectAll: () => void;
  hasMenu: boolean;
  /** The cell that Tab leads to, or -1. */
  activeCell: number;
}

/** The head of a table: names of columns that sort by them, and a box that selects all rows. */
export function TableHead<Row>({
  columns,
  labels,
  sort,
  onSort,
  selected,
  onSelectAll,
  hasMenu,
  activeCell,
}: TableHeadProps<Row>): ReactElement {
  const before = selected === null ? 0 : 1;
  const tabIndexOf = (cell: number) => (cell === activeCell ? 0 : -1);
  return (
    <Head role="rowgroup">
      <HeadLine role="row" aria-rowindex={1} data-index={-1}>
        {selected === null ? null : (
          <Cell role="columnheader" data-cell={0} data-control="true">
            <Checkbox
              data-cell-control="true"
              tabIndex={tabIndexOf(0)}
              checked={selected === 'all'}
              mixed={selected === 'some'}
              onChange={onSelectAll}
            >
              <VisuallyHidden>{labels.selectAll}</VisuallyHidden>
            </Checkbox>
          </Cell>
        )}
        {columns.map((column, at) => {
          const isSorted = sort?.columnId === column.id;
          const Arrow = sort?.isDescending ? ArrowDown : ArrowUp;
          const isSortable = column.sortable !== false;
          return (
            <Cell
              key={column.id}
              role="columnheader"
              data-cell={before + at}
              data-align={alignOf(column)}
              aria-sort={isSorted ? (sort.isDescending ? 'descending' : 'ascending') : undefined}
              tabIndex={isSortable ? undefined : tabIndexOf(before + at)}
            >
              {isSortable ? (
                <SortButton
                  type="button"
                  data-cell-control="true"
                  tabIndex={tabIndexOf(before + at)}
                  onClick={() => onSort(column.id)}
                >
                  <span>{column.label}</span>
                  {isSorted ? <Arrow size={13} aria-hidden="true" /> : null}
                </SortButton>
              ) : (
                <Words>{column.label}</Words>
              )}
            </Cell>
          );
        })}
        {hasMenu ? <Cell aria-hidden="true" /> : null}
      </HeadLine>
    </Head>
  );
}
