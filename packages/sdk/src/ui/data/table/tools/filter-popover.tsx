import type { ReactElement } from 'react';
import * as Popover from 'radix-ui/popover';
import { styled } from 'styled-components';
import { ownText } from '../../../mixins';
import { usePortalContainer } from '../../../overlay/portal-container';
import { TableFilters, type TableToolsProps } from './table-filters';

const Box = styled(Popover.Content)`
  ${ownText}
  z-index: 40;
  display: flex;
  flex-direction: column;
  gap: 8px;
  align-items: flex-start;
  box-sizing: border-box;
  min-width: 200px;
  max-width: min(360px, 100vw);
  max-height: var(--radix-popover-content-available-height);
  padding: 12px;
  overflow-y: auto;
  border-radius: var(--rastro-radius-card);
  background: var(--rastro-surface-raised);
  box-shadow: var(--rastro-shadow-menu);
  color: var(--rastro-text);
`;

/** The filters of a table below each other, below their button. */
export function FilterPopover<Row>({
  trigger,
  ...tools
}: TableToolsProps<Row> & { trigger: ReactElement }): ReactElement {
  const container = usePortalContainer();
  return (
    <Popover.Root defaultOpen>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Portal container={container}>
        <Box
          className="rastro-table-filters-popover"
          side="bottom"
          align="start"
          sideOffset={6}
          collisionPadding={8}
          aria-label={tools.labels.filters}
        >
          <TableFilters {...tools} />
        </Box>
      </Popover.Portal>
    </Popover.Root>
  );
}
