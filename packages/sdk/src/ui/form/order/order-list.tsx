'use client';
import { useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../visually-hidden';
import { IconButton } from '../button/icon-button';

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
  & > :nth-child(2) {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/** One thing of an {@link OrderList}. Fixed ones stand first and stay there. */
export interface OrderItem {
  id: string;
  label: string;
  isFixed?: boolean;
}

/** Texts of an {@link OrderList}. */
export interface OrderWords {
  moveUp: (label: string) => string;
  moveDown: (label: string) => string;
  /** Read aloud after a move; `place` counts from 1. */
  moved: (label: string, place: number, count: number) => string;
}

/** For the control of a row, so that Alt and an arrow move it. */
export interface OrderKeys {
  'aria-keyshortcuts'?: string;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** Props of {@link OrderList}. */
export interface OrderListProps<One extends OrderItem> {
  items: readonly One[];
  words: OrderWords;
  onMove: (id: string, toIndex: number) => void;
  /** Content of the row, after the grip. */
  children: (item: One, keys: OrderKeys) => ReactNode;
  /** After the buttons that move it. Default nothing. */
  trailing?: (item: One) => ReactNode;
}

/** Things that people put in order: by drag, by buttons, or with Alt and an arrow. */
export function OrderList<One extends OrderItem>({
  items,
  words,
  onMove,
  children,
  trailing,
}: OrderListProps<One>): ReactElement {
  const [dragged, setDragged] = useState<string | null>(null);
  const [target, setTarget] = useState<string | null>(null);
  const [told, setTold] = useState('');
  const fixedCount = items.filter(({ isFixed }) => isFixed).length;

  function move(id: string, toIndex: number) {
    const at = Math.min(items.length - 1, Math.max(fixedCount, toIndex));
    const label = items.find((item) => item.id === id)?.label ?? id;
    onMove(id, at);
    setTold(words.moved(label, at + 1, items.length));
  }
  const toKeys = (id: string, index: number): OrderKeys => ({
    'aria-keyshortcuts': 'Alt+ArrowUp Alt+ArrowDown',
    onKeyDown(event) {
      if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
      event.preventDefault();
      move(id, index + (event.key === 'ArrowUp' ? -1 : 1));
    },
  });
  function drop() {
    const toIndex = items.findIndex(({ id }) => id === target);
    if (dragged !== null && toIndex >= 0) move(dragged, toIndex);
    setDragged(null);
    setTarget(null);
  }

  return (
    <>
      <List>
        {items.map((item, index) => {
          const { id, label, isFixed = false } = item;
          return (
            <Item
              key={id}
              draggable={!isFixed}
              data-dragged={id === dragged}
              data-target={id === target && id !== dragged}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move';
                setDragged(id);
              }}
              onDragOver={(event) => {
                if (dragged === null || isFixed) return;
                event.preventDefault();
                setTarget(id);
              }}
              onDrop={drop}
              onDragEnd={drop}
            >
              <GripVertical
                size={14}
                aria-hidden="true"
                style={isFixed ? { visibility: 'hidden' } : undefined}
              />
              {children(item, isFixed ? {} : toKeys(id, index))}
              {isFixed ? null : (
                <>
                  <IconButton
                    size="sm"
                    label={words.moveUp(label)}
                    icon={<ArrowUp aria-hidden="true" />}
                    tooltipSide="none"
                    disabled={index <= fixedCount}
                    onClick={() => move(id, index - 1)}
                  />
                  <IconButton
                    size="sm"
                    label={words.moveDown(label)}
                    icon={<ArrowDown aria-hidden="true" />}
                    tooltipSide="none"
                    disabled={index === items.length - 1}
                    onClick={() => move(id, index + 1)}
                  />
                </>
              )}
              {trailing?.(item)}
            </Item>
          );
        })}
      </List>
      <VisuallyHidden role="status">{told}</VisuallyHidden>
    </>
  );
}
