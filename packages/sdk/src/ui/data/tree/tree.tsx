'use client';
import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type DragEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
} from 'react';
import { FolderInput } from 'lucide-react';
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { classNames } from '../../class-names';
import { Button } from '../../form/button/button';
import { MenuItem } from '../../overlay/menu-entries';
import { TOUCH_QUERY } from '../../mixins';
import { useMedia } from '../../use-media';
import { listTreeLines, nextTreeMove, type NodeId } from './tree-model';
import type { TreeNode, TreeProps } from './tree-props';
import { TreeRow } from './tree-row';
import { Bar, Root, Scroller } from './tree-styles';
import { ROOT, useTreeMove } from './use-tree-move';

const OVERSCAN = 8;
const ROW_PX = { mouse: 36, touch: 44 } as const;
const FIRST_RECT = { width: 384, height: 640 };

/**
 * Nodes below nodes: folds, selects, and moves a node to another parent, by drag or by its menu and
 * the keyboard. A move into itself is refused. It fills its place: give it a height.
 */
export function Tree(props: TreeProps): ReactElement {
  const { nodes, labels, selectedId = null, onSelect, query = '', onMove, nodeMenu, drop } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);
  const [ownExpanded, setOwnExpanded] = useState<ReadonlySet<NodeId>>(
    () => new Set(nodes.map(({ id }) => id)),
  );
  const [activeId, setActiveId] = useState<NodeId | null>(null);
  const expanded = props.expandedIds ?? ownExpanded;
  const lines = useMemo(() => listTreeLines(nodes, expanded, query), [nodes, expanded, query]);
  const indexOf = useMemo(() => new Map(lines.map(({ node }, index) => [node.id, index])), [lines]);
  const activeIndex =
    [activeId, selectedId]
      .map((id) => (id === null ? undefined : indexOf.get(id)))
      .find((index) => index !== undefined) ?? 0;
  const rowPx = useMedia(TOUCH_QUERY) ? ROW_PX.touch : ROW_PX.mouse;

  function fold(id: NodeId, isExpanded: boolean) {
    const next = new Set(expanded);
    if (isExpanded) next.add(id);
    else next.delete(id);
    if (props.expandedIds === undefined) setOwnExpanded(next);
    props.onExpandedChange?.(next);
  }
  const moving = useTreeMove(nodes, onMove, drop, (id) => fold(id, true));
  const { moved, target } = moving;
  const isChoosing = moved !== null && !moved.isDragged;

  // oxlint-disable-next-line react/incompatible-library -- nothing below is memoised on what it returns
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowPx,
    getItemKey: (index) => `${String(lines[index]?.node.id)}|${rowPx}`,
    overscan: OVERSCAN,
    initialRect: FIRST_RECT,
    rangeExtractor: (range: Range) => {
      const shown = new Set([activeIndex, ...defaultRangeExtractor(range)]);
      return [...shown].filter((index) => index < lines.length).sort((left, right) => left - right);
    },
  });

  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    const row = scroller.current?.querySelector<HTMLElement>(`[data-index="${activeIndex}"]`);
    row?.focus({ preventScroll: true });
  }, [activeIndex, isChoosing]);

  function moveFocusTo(index: number) {
    const line = lines[index];
    if (!line) return;
    wantsFocus.current = true;
    setActiveId(line.node.id);
    virtualizer.scrollToIndex(index, { align: 'auto' });
  }
  function choose(node: TreeNode) {
    if (!isChoosing) onSelect?.(node.id);
    else if (moving.canHave(node.id)) moving.finish(node.id);
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (!isOwnRow(event.target)) return;
    const line = lines[activeIndex];
    if (event.key === 'Escape' && moved) moving.cancel();
    else if ((event.key === 'Enter' || event.key === ' ') && line) choose(line.node);
    else if (event.key === 'F2' && line && props.onRename) props.onRename(line.node.id);
    else {
      const move = nextTreeMove(event.key, lines, activeIndex);
      if (!move) return;
      if (move.kind === 'focus') moveFocusTo(move.index);
      else fold(move.id, move.isExpanded);
    }
    event.preventDefault();
  }
  const lineOf = (eventTarget: EventTarget) => lines[readIndex(eventTarget) ?? -1] ?? null;
  function handleClick(event: MouseEvent) {
    const line = lineOf(event.target);
    if (!line || !(event.target instanceof Element) || event.target.closest('button')) return;
    if (event.target.closest('[data-fold="true"]')) fold(line.node.id, !line.isExpanded);
    else choose(line.node);
  }
  function handleFocus(event: FocusEvent) {
    const line = lineOf(event.target);
    if (line) setActiveId(line.node.id);
  }
  function handleDragStart(event: DragEvent) {
    const line = lineOf(event.target);
    if (line) moving.onDragStart(event, line.node);
  }

  const hasMenu = onMove !== undefined || nodeMenu !== undefined;
  const drawMenu = (node: TreeNode) => (
    <>
      {onMove && node.canMove !== false ? (
        <MenuItem icon={<FolderInput aria-hidden="true" />} onSelect={() => beginMove(node)}>
          {labels.move}
        </MenuItem>
      ) : null}
      {nodeMenu?.(node)}
    </>
  );
  function beginMove(node: TreeNode) {
    wantsFocus.current = true;
    setActiveId(node.id);
    moving.begin(node);
  }

  const active = lines[activeIndex]?.node;
  const aimedAt = isChoosing ? active : nodes.find(({ id }) => id === target);
  const dragWords = isChoosing
    ? null
    : moving.isOther
      ? aimedAt && drop?.describe(aimedAt.label)
      : moved && target !== null && labels.moveTo(moved.node.label, aimedAt?.label ?? null);

  return (
    <Root className={classNames('rastro-tree', props.className)} style={props.style}>
      {lines.length === 0 ? props.empty : null}
      <Scroller
        ref={scroller}
        role="tree"
        aria-label={labels.tree}
        tabIndex={-1}
        data-target={target === ROOT}
        hidden={lines.length === 0}
        onKeyDown={handleKeyDown}
        onClick={handleClick}
        onFocus={handleFocus}
        onDragStart={handleDragStart}
        onDragOver={(event) => moving.onDragOver(event, lineOf(event.target)?.node ?? null)}
        onDrop={(event) => moving.onDrop(event, lineOf(event.target)?.node ?? null)}
        onDragLeave={moving.onDragLeave}
        onDragEnd={moving.cancel}
      >
        <div
          role="presentation"
          style={{ position: 'relative', height: virtualizer.getTotalSize() }}
        >
          {virtualizer.getVirtualItems().map(({ index, start, size }) => {
            const line = lines[index];
            if (!line) return null;
            const { id } = line.node;
            const isActive = index === activeIndex;
            const canHave = !isChoosing || moving.canHave(id);
            return (
              <TreeRow
                key={id}
                line={line}
                index={index}
                startPx={start}
                heightPx={size}
                isSelected={id === selectedId}
                isActive={isActive}
                isMoved={id === moved?.node.id}
                isTarget={isChoosing ? isActive && canHave : id === target}
                isRefused={!canHave}
                isDraggable={onMove !== undefined && line.node.canMove !== false && !isChoosing}
                menuLabel={labels.menu(line.node.label)}
                menu={hasMenu && !isChoosing ? drawMenu : null}
              />
            );
          })}
        </div>
      </Scroller>
      {isChoosing ? (
        <Bar className="rastro-tree-move">
          <span role="status">
            {active && moving.canHave(active.id)
              ? labels.moveTo(moved.node.label, active.label)
              : active && active.id !== moved.node.id
                ? labels.cannotMove(moved.node.label, active.label)
                : labels.moving(moved.node.label)}
          </span>
          {moving.canHave(null) ? (
            <Button size="sm" onClick={() => moving.finish(null)}>
              {labels.toRoot}
            </Button>
          ) : null}
          <Button size="sm" variant="ghost" onClick={moving.cancel}>
            {labels.cancel}
          </Button>
        </Bar>
      ) : dragWords ? (
        <Bar>
          <span role="status">{dragWords}</span>
        </Bar>
      ) : null}
    </Root>
  );
}

function readIndex(target: EventTarget): number | null {
  if (!(target instanceof Element)) return null;
  const text = target.closest('[data-index]')?.getAttribute('data-index');
  return text == null ? null : Number(text);
}

/** True when the event comes from the node itself, not from its button or a menu it opened. */
const isOwnRow = (target: EventTarget): boolean =>
  target instanceof Element && target.getAttribute('role') === 'treeitem';
