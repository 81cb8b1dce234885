import type { ReactElement } from 'react';
import { ArrowDownUp, Download, FileSpreadsheet } from 'lucide-react';
import { styled } from 'styled-components';
import { Sheet } from '../../../dialog/sheet';
import { Button } from '../../../form/button/button';
import { Menu } from '../../../overlay/menu';
import { MenuChoices } from '../../../overlay/menu-entries';
import { toggleTableSort } from '../model/table-state';
import { ColumnList } from './column-list';
import { TableFilters, type TableToolsProps } from './table-filters';
import { TableSearch } from './table-search';

const Tools = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  &:empty {
    display: none;
  }
`;

/** All tools of a table from below: search, filters, order, a file, and the columns. */
export function ToolsSheet<Row>({
  isOpen,
  onClose,
  ...tools
}: TableToolsProps<Row> & { isOpen: boolean; onClose: () => void }): ReactElement {
  const { labels, placed, state, onStateChange, onExport, onExportSheet } = tools;
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={labels.tools} closeLabel={labels.closeTools}>
      <Tools>
        <TableSearch {...tools} />
        <Line role="group" aria-label={labels.filters}>
          <TableFilters {...tools} />
        </Line>
        <Line>
          <SortMenu {...tools} />
          {onExport ? (
            <Button icon={<Download aria-hidden="true" />} onClick={onExport}>
              {labels.exportCsv}
            </Button>
          ) : null}
          {onExportSheet ? (
            <Button icon={<FileSpreadsheet aria-hidden="true" />} onClick={onExportSheet}>
              {labels.exportSheet}
            </Button>
          ) : null}
        </Line>
        <div>
          <ColumnList
            labels={labels}
            placed={placed}
            onChange={(columns) => onStateChange({ ...state, columns })}
          />
        </div>
      </Tools>
    </Sheet>
  );
}

/** Cards have no head to press: their order is chosen from a menu. */
function SortMenu<Row>({
  labels,
  placed,
  state,
  onStateChange,
}: Pick<TableToolsProps<Row>, 'labels' | 'placed' | 'state' | 'onStateChange'>): ReactElement {
  const { sort } = state;
  const arrow = sort?.isDescending ? '↓' : '↑';
  const options = placed
    .filter(({ column, isShown }) => isShown && column.sortable !== false)
    .map(({ column }) => ({
      value: column.id,
      label: column.label,
      hint: sort?.columnId === column.id ? arrow : undefined,
    }));
  const chosen = options.find(({ value }) => value === sort?.columnId);
  return (
    <Menu
      align="start"
      trigger={
        <Button icon={<ArrowDownUp aria-hidden="true" />}>
          {chosen ? `${labels.sortBy}: ${chosen.label} ${arrow}` : labels.sortBy}
        </Button>
      }
    >
      <MenuChoices
        label={labels.sortBy}
        options={options}
        value={sort?.columnId ?? ''}
        onSelect={(columnId) => onStateChange({ ...state, sort: toggleTableSort(sort, columnId) })}
      />
    </Menu>
  );
}
