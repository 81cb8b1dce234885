import type { ReactElement } from 'react';
import * as Popover from 'radix-ui/popover';
import { styled } from 'styled-components';
import { Button } from '../../../form/button/button';
import { Checkbox } from '../../../form/toggle/checkbox';
import { OrderList } from '../../../form/order/order-list';
import { ownText } from '../../../mixins';
import { usePortalContainer } from '../../../overlay/portal-container';
import type { TableLabels } from '../model/table-labels';
import {
  moveColumn,
  type PlacedColumn,
  type TableState,
  toColumnState,
} from '../model/table-state';

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
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 2px 2px 2px 8px;
  color: var(--rastro-text-subtle);
  font-size: 11.5px;
  font-weight: 600;
`;
/** Props of the choice of columns. */
export interface ColumnPopoverProps<Row> {
  labels: TableLabels;
  placed: readonly PlacedColumn<Row>[];
  onChange: (columns: TableState['columns']) => void;
}

/** Which columns are shown, in which order: by drag, by buttons, or with Alt and an arrow. */
export function ColumnPopover<Row>({
  labels,
  placed,
  onChange,
  trigger,
}: ColumnPopoverProps<Row> & { trigger: ReactElement }): ReactElement {
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
          aria-label={labels.columns}
        >
          <Head>
            {labels.columns}
            <Button variant="ghost" size="sm" onClick={() => onChange([])}>
              {labels.resetColumns}
            </Button>
          </Head>
          <OrderList
            items={placed.map(({ column: { id, label, fixed = false }, isShown }) => ({
              id,
              label,
              isFixed: fixed,
              isShown,
            }))}
            words={{
              moveUp: labels.moveUp,
              moveDown: labels.moveDown,
              moved: labels.columnMoved,
            }}
            onMove={(id, toIndex) => onChange(moveColumn(placed, id, toIndex))}
          >
            {({ id, label, isFixed, isShown }, keys) => (
              <Checkbox
                {...keys}
                checked={isShown}
                disabled={isFixed}
                onChange={(shown) =>
                  onChange(
                    toColumnState(placed).map((entry) =>
                      entry.id === id ? { ...entry, isShown: shown } : entry,
                    ),
                  )
                }
              >
                {label}
              </Checkbox>
            )}
          </OrderList>
        </Box>
      </Popover.Portal>
    </Popover.Root>
  );
}
