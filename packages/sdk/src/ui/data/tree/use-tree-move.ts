import { useEffect, useRef, useState, type DragEvent } from 'react';
import { canMoveTo, type NodeId } from './tree-model';
import type { TreeDrop, TreeNode, TreeProps } from './tree-props';

/** Hover time before a folded node opens during a drag, in ms. */
const OPEN_AFTER_MS = 600;
const NODE_TYPE = 'application/x-rastro-tree-node';

/** The root as a target. */
export const ROOT = Symbol('root');
type Target = NodeId | typeof ROOT | null;

/** Return value of {@link useTreeMove}. */
export interface TreeMoving {
  /** The node that is being moved, and how. */
  moved: { node: TreeNode; isDragged: boolean } | null;
  target: Target;
  /** Something of the host's is being dragged over the tree. */
  isOther: boolean;
  canHave: (parentId: NodeId | null) => boolean;
  /** Begins to choose a place by menu and keyboard. */
  begin: (node: TreeNode) => void;
  finish: (parentId: NodeId | null) => void;
  cancel: () => void;
  onDragStart: (event: DragEvent, node: TreeNode) => void;
  onDragOver: (event: DragEvent, node: TreeNode | null) => void;
  onDrop: (event: DragEvent, node: TreeNode | null) => void;
  onDragLeave: (event: DragEvent) => void;
}

/** A node on its way to another parent: by drag, or chosen by menu and keyboard. */
export function useTreeMove(
  nodes: readonly TreeNode[],
  onMove: TreeProps['onMove'],
  drop: TreeDrop | undefined,
  expand: (id: NodeId) => void,
): TreeMoving {
  const [moved, setMoved] = useState<TreeMoving['moved']>(null);
  const [target, setTarget] = useState<Target>(null);
  const [isOther, setOther] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const canHave = (parentId: NodeId | null) =>
    moved !== null && canMoveTo(nodes, moved.node.id, parentId);
  function aim(next: Target) {
    if (next === target) return;
    setTarget(next);
    clearTimeout(timer.current);
    if (next !== null && next !== ROOT)
      timer.current = setTimeout(() => expand(next), OPEN_AFTER_MS);
  }
  function cancel() {
    clearTimeout(timer.current);
    setMoved(null);
    setTarget(null);
    setOther(false);
  }
  const isFromHost = (event: DragEvent) =>
    drop !== undefined && event.dataTransfer.types.includes(drop.type);
  return {
    moved,
    target,
    isOther,
    canHave,
    begin: (node) => setMoved({ node, isDragged: false }),
    finish(parentId) {
      if (moved && canHave(parentId)) onMove?.(moved.node.id, parentId);
      cancel();
    },
    cancel,
    onDragStart(event, node) {
      event.dataTransfer.setData(NODE_TYPE, String(node.id));
      event.dataTransfer.effectAllowed = 'move';
      setMoved({ node, isDragged: true });
    },
    onDragOver(event, node) {
      const fromHost = isFromHost(event);
      const isAllowed = fromHost ? node !== null : canHave(node?.id ?? null);
      setOther(fromHost);
      aim(isAllowed ? (node?.id ?? ROOT) : null);
      if (!isAllowed) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'move';
    },
    onDrop(event, node) {
      event.preventDefault();
      if (node && drop && isFromHost(event))
        drop.onDrop(event.dataTransfer.getData(drop.type), node.id);
      else if (moved && canHave(node?.id ?? null)) onMove?.(moved.node.id, node?.id ?? null);
      cancel();
    },
    onDragLeave(event) {
      const to = event.relatedTarget;
      if (to instanceof Node && event.currentTarget.contains(to)) return;
      aim(null);
      setOther(false);
    },
  };
}
