import type { CSSProperties, ReactNode } from 'react';
import type { NodeId, TreePlace } from './tree-model';

/** One node of a tree. */
export interface TreeNode extends TreePlace {
  icon?: ReactNode;
  /** Number of items in it, shown behind its name. */
  count?: ReactNode;
  /** At the right edge. */
  detail?: ReactNode;
  /** Allows moving it, where the tree has `onMove`. Default true. */
  canMove?: boolean;
}

/** The words of a tree: its host gives them, in its language. */
export interface TreeLabels {
  /** The tree's name, read aloud. */
  tree: string;
  menu: (name: string) => string;
  /** Entry of the menu: chooses another place for a node. */
  move: string;
  /** Said while a place is being chosen. */
  moving: (name: string) => string;
  /** The action that would be done; `target` null is the root. */
  moveTo: (name: string, target: string | null) => string;
  toRoot: string;
  cancel: string;
  /** Reason a place cannot be chosen. */
  cannotMove: (name: string, target: string) => string;
}

/** Something else that may be dropped on a node, such as rows of a `DataTable` with `dragType`. */
export interface TreeDrop {
  /** The kind of data, as its source names it. */
  type: string;
  /** The action that would be done. */
  describe: (target: string) => string;
  onDrop: (data: string, nodeId: NodeId) => void;
}

/** Props of `Tree`. */
export interface TreeProps {
  /** In the order of siblings; parents may stand anywhere. */
  nodes: readonly TreeNode[];
  labels: TreeLabels;
  selectedId?: NodeId | null;
  onSelect?: (id: NodeId) => void;
  /** The nodes that show their children; without it the tree keeps it, all open at first. */
  expandedIds?: ReadonlySet<NodeId>;
  onExpandedChange?: (ids: ReadonlySet<NodeId>) => void;
  /** Shows only what matches, and what leads to it. */
  query?: string;
  /** A node was given another parent, null for the root: by drag, or by menu and keyboard. */
  onMove?: (id: NodeId, parentId: NodeId | null) => void;
  /** Further entries (`MenuItem` …) of a node's menu. */
  nodeMenu?: (node: TreeNode) => ReactNode;
  /** F2 on a node. */
  onRename?: (id: NodeId) => void;
  drop?: TreeDrop;
  /** Content shown without any nodes. */
  empty?: ReactNode;
  className?: string;
  style?: CSSProperties;
}
