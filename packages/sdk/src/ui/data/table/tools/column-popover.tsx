import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { ColumnList, type ColumnListProps } from './column-list';
import { ToolPopover } from './tool-popover';

const Columns = styled.div`
  box-sizing: border-box;
  width: 264px;
  padding: 4px;
  font: 400 13px/20px var(--rastro-font-family);
`;

/** The choice of columns beside its button. */
export function ColumnPopover<Row>({
  trigger,
  ...list
}: ColumnListProps<Row> & { trigger: ReactElement }): ReactElement {
  return (
    <ToolPopover
      trigger={trigger}
      label={list.labels.columns}
      align="end"
      className="rastro-table-columns"
    >
      <Columns>
        <ColumnList {...list} />
      </Columns>
    </ToolPopover>
  );
}
