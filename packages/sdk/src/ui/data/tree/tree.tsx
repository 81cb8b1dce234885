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
  type RefObject,
} from 'react';
import { FolderInput } from 'lucide-react';
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { classNames } from '../../class-names';
import { MenuItem } from '../../overlay/menu-entries';
import { TOUCH_QUERY } from '../../mixins';
import { useMedia } from '../../use-media';
import { isPlaceChosen, MoveBar } from './move-bar';
import { listTreeLines, nextTreeMove, type NodeId, type TreeLine } from './tree-model';
import type { TreeNode, TreeProps } from './tree-props';
import { TreeRows } from './tree-rows';
import { Root, Scroller } from './tree-styles';
import { ROOT, useTreeMove } from './use-tree-move';

const OVERSCAN = 8;
const ROW_PX = { mouse: 36, touch: 44 } as const;
const FIRST_RECT = { width: 384, height: 640 };

/** The nodes that show their children: as the host says, else kept here. */
function useExpanded({ nodes, expandedIds, onExpandedChange }: TreeProps) {
  const [own, setOwn] = useState<ReadonlySet<NodeId>>(() => new Set(nodes.map(({ id }) => id)));
  const expanded = expandedIds ?? own;
  function fold(id: NodeId, isExpanded: boolean) {
    const next = new Set(expanded);
    if (isExpanded) next.add(id);
    else next.delete(id);
    if (expandedIds === undefined) setOwn(next);
    onExpandedChange?.(next);
  }
  return { expanded, fold };
}

/** The lines that are drawn: those in view, and the active one. */
function useTreeWindow(
  lines: readonly TreeLine<TreeNode>[],
  activeIndex: number,
  scroller: RefObject<HTMLDivElement | null>,
) {
  const rowPx = useMedia(TOUCH_QUERY) ? ROW_PX.touch : ROW_PX.mouse;
  // oxlint-disable-next-line react/incompatible-library -- nothing below is memoised on what it returns
  return useVirtualizer({
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
}

/**
 * Nodes below nodes: folds, selects, and moves a node to another parent, by drag or by its menu and
 * the keyboard. A move into itself is refused. It fills its place: give it a height.
 */
export function Tree(props: TreeProps): ReactElement {
  const { nodes, labels, selectedId = null, onSelect, query = '', onMove, drop } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);
  const [activeId, setActiveId] = useState<NodeId | null>(null);
  const { expanded, fold } = useExpanded(props);
  const lines = useMemo(() => listTreeLines(nodes, expanded, query), [nodes, expanded, query]);
  const indexOf = useMemo(() => new Map(lines.map(({ node }, index) => [node.id, index])), [lines]);
  const activeIndex =
    [activeId, selectedId]
      .map((id) => (id === null ? undefined : indexOf.get(id)))
      .find((index) => index !== undefined) ?? 0;
  const moving = useTreeMove(nodes, onMove, drop, (id) => fold(id, true));
  const { moved, target } = moving;
  const isChoosing = isPlaceChosen(moving);

  const virtualizer = useTreeWindow(lines, activeIndex, scroller);

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

  const hasMenu = onMove !== undefined || props.nodeMenu !== undefined;
  const drawMenu = (node: TreeNode) => <NodeMenu tree={props} node={node} onMove={beginMove} />;
  function beginMove(node: TreeNode) {
    wantsFocus.current = true;
    setActiveId(node.id);
    moving.begin(node);
  }

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
        <TreeRows
          tree={props}
          lines={lines}
          virtualizer={virtualizer}
          activeIndex={activeIndex}
          moving={moving}
          drawMenu={hasMenu && !isChoosing ? drawMenu : null}
        />
      </Scroller>
      <MoveBar
        nodes={nodes}
        labels={labels}
        drop={drop}
        moving={moving}
        active={lines[activeIndex]?.node}
      />
    </Root>
  );
}

/** The entries of a node's menu. */
function NodeMenu({
  tree: { labels, onMove: canMove, nodeMenu },
  node,
  onMove,
}: {
  tree: TreeProps;
  node: TreeNode;
  onMove: (node: TreeNode) => void;
}): ReactElement {
  return (
    <>
      {canMove && node.canMove !== false ? (
        <MenuItem icon={<FolderInput aria-hidden="true" />} onSelect={() => onMove(node)}>
          {labels.move}
        </MenuItem>
      ) : null}
      {nodeMenu?.(node)}
    </>
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
