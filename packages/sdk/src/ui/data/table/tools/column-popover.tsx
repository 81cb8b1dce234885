import { useState, type KeyboardEvent, type ReactElement } from 'react';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import * as Popover from 'radix-ui/popover';
import { styled } from 'styled-components';
import { Button } from '../../../form/button/button';
import { Checkbox } from '../../../form/toggle/checkbox';
import { IconButton } from '../../../form/button/icon-button';
import { ownText } from '../../../mixins';
import { usePortalContainer } from '../../../overlay/portal-container';
import { VisuallyHidden } from '../../../visually-hidden';
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
const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Item = styled.li`
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: 32px;
  padding: 0 2px 0 4px;
  border-radius: var(--rastro-radius-tag);
  &:hover {
    background: var(--rastro-surface-hover);
  }
  &[data-dragged='true'] {
    opacity: 0.5;
  }
  &[data-target='true'] {
    box-shadow: inset 0 2px 0 var(--rastro-focus);
  }
  & > svg {
    flex: none;
    color: var(--rastro-text-subtle);
    cursor: grab;
  }
  & > label {
    flex: 1;
    min-width: 0;
  }
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
  const [dragged, setDragged] = useState<string | null>(null);
  const [target, setTarget] = useState<string | null>(null);
  const [told, setTold] = useState('');
  const fixedCount = placed.filter(({ column }) => column.fixed).length;

  function move(id: string, toIndex: number) {
    const at = Math.min(placed.length - 1, Math.max(fixedCount, toIndex));
    const name = placed.find(({ column }) => column.id === id)?.column.label ?? id;
    onChange(moveColumn(placed, id, at));
    setTold(labels.columnMoved(name, at + 1, placed.length));
  }
  function handleKeyDown(event: KeyboardEvent, id: string, index: number) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(id, index + (event.key === 'ArrowUp' ? -1 : 1));
  }
  function drop() {
    const toIndex = placed.findIndex(({ column }) => column.id === target);
    if (dragged !== null && toIndex >= 0) move(dragged, toIndex);
    setDragged(null);
    setTarget(null);
  }

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
          <List>
            {placed.map(({ column, isShown }, index) => {
              const { id, label, fixed = false } = column;
              return (
                <Item
                  key={id}
                  draggable={!fixed}
                  data-dragged={id === dragged}
                  data-target={id === target && id !== dragged}
                  onDragStart={(event) => {
                    event.dataTransfer.effectAllowed = 'move';
                    setDragged(id);
                  }}
                  onDragOver={(event) => {
                    if (dragged === null || fixed) return;
                    event.preventDefault();
                    setTarget(id);
                  }}
                  onDrop={drop}
                  onDragEnd={drop}
                >
                  <GripVertical
                    size={14}
                    aria-hidden="true"
                    style={fixed ? { visibility: 'hidden' } : undefined}
                  />
                  <Checkbox
                    checked={isShown}
                    disabled={fixed}
                    aria-keyshortcuts={fixed ? undefined : 'Alt+ArrowUp Alt+ArrowDown'}
                    onKeyDown={(event) => handleKeyDown(event, id, index)}
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
                  {fixed ? null : (
                    <>
                      <IconButton
                        size="sm"
                        label={labels.moveUp(label)}
                        icon={<ArrowUp aria-hidden="true" />}
                        tooltipSide="none"
                        disabled={index <= fixedCount}
                        onClick={() => move(id, index - 1)}
                      />
                      <IconButton
                        size="sm"
                        label={labels.moveDown(label)}
                        icon={<ArrowDown aria-hidden="true" />}
                        tooltipSide="none"
                        disabled={index === placed.length - 1}
                        onClick={() => move(id, index + 1)}
                      />
                    </>
                  )}
                </Item>
              );
            })}
          </List>
          <VisuallyHidden role="status">{told}</VisuallyHidden>
        </Box>
      </Popover.Portal>
    </Popover.Root>
  );
}
