import type { ReactElement } from 'react';
import * as Popover from 'radix-ui/popover';
import { styled } from 'styled-components';
import { ownText } from '../../../mixins';
import { usePortalContainer } from '../../../overlay/portal-container';
import { ColumnList, type ColumnListProps } from './column-list';

const Box = styled(Popover.Content)`
  ${ownText}
  z-index: 40;
  box-sizing: border-box;
  width: 264px;
  max-height: var(--radix-popover-content-available-height);
  padding: 4px;
  overflow-y: auto;
  border-radius: var(--rastro-radius-card);
  background: var(--rastro-surface-raised);
  box-shadow: var(--rastro-shadow-menu);
  color: var(--rastro-text);
  font: 400 13px/20px var(--rastro-font-family);
`;

/** The choice of columns beside its button. */
export function ColumnPopover<Row>({
  trigger,
  ...list
}: ColumnListProps<Row> & { trigger: ReactElement }): ReactElement {
  const container = usePortalContainer();
  return (
    <Popover.Root defaultOpen>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Portal container={container}>
        <Box
          className="rastro-table-columns"
          side="bottom"
          align="end"
          sideOffset={6}
          collisionPadding={8}
          aria-label={list.labels.columns}
        >
          <ColumnList {...list} />
        </Box>
      </Popover.Portal>
    </Popover.Root>
  );
}
