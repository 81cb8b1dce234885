import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { TableFilters, type TableToolsProps } from './table-filters';
import { ToolPopover } from './tool-popover';

const Filters = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  align-items: flex-start;
  box-sizing: border-box;
  min-width: 200px;
  max-width: 360px;
  padding: 12px;
`;

/** The filters of a table below each other, below their button. */
export function FilterPopover<Row>({
  trigger,
  ...tools
}: TableToolsProps<Row> & { trigger: ReactElement }): ReactElement {
  return (
    <ToolPopover
      trigger={trigger}
      label={tools.labels.filters}
      align="start"
      className="rastro-table-filters-popover"
    >
      <Filters>
        <TableFilters {...tools} />
      </Filters>
    </ToolPopover>
  );
}
