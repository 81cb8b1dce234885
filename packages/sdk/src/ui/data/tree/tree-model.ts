import { isInside, normalizeText, resolveParents } from '../../../domain';

/** Id of a node on the server. */
export type NodeId = string | number;

/** A node as the tree's order needs it. */
export interface TreePlace {
  id: NodeId;
  /** Null, and the id of a node that is not there, make a root. */
  parentId: NodeId | null;
  label: string;
}

/** A node in view. */
export interface TreeLine<Node extends TreePlace> {
  node: Node;
  /** 1 for roots. */
  level: number;
  /** Its place among its siblings, from 1, and how many they are. */
  place: number;
  places: number;
  hasChildren: boolean;
  isExpanded: boolean;
  parentId: NodeId | null;
}

/** Nodes by their parent, in the order given; those in a circle hang from the root, each once. */
function groupByParent<Node extends TreePlace>(nodes: readonly Node[]): Map<NodeId | null, Node[]> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parentOf = resolveParents(nodes);
  const children = new Map<NodeId | null, Node[]>();
  for (const node of byId.values()) {
    const parentId = parentOf.get(node.id) ?? null;
    const siblings = children.get(parentId);
    if (siblings) siblings.push(node);
    else children.set(parentId, [node]);
  }
  return children;
}

/**
 * Returns true when a node may move below another: not itself, a descendant, or its present parent.
 */
export function canMoveTo(
  nodes: readonly TreePlace[],
  id: NodeId,
  parentId: NodeId | null,
): boolean {
  const parentOf = resolveParents(nodes);
  if (!parentOf.has(id) || parentOf.get(id) === parentId) return false;
  return parentId === null || (parentOf.has(parentId) && !isInside(parentOf, parentId, id));
}

/** The nodes in view, from top to bottom; with a query, those that match and what leads to them. */
export function listTreeLines<Node extends TreePlace>(
  nodes: readonly Node[],
  expandedIds: ReadonlySet<NodeId>,
  query = '',
): TreeLine<Node>[] {
  const children = groupByParent(nodes);
  const wanted = normalizeText(query).trim();
  const matching = new Set<NodeId>();
  const match = (node: Node): boolean => {
    const isBelow = (children.get(node.id) ?? []).map(match).some(Boolean);
    const isFound = isBelow || normalizeText(node.label).includes(wanted);
    if (isFound) matching.add(node.id);
    return isFound;
  };
  if (wanted !== '') (children.get(null) ?? []).forEach(match);

  const lines: TreeLine<Node>[] = [];
  const add = (parentId: NodeId | null, level: number): void => {
    const all = children.get(parentId) ?? [];
    const shown = wanted === '' ? all : all.filter(({ id }) => matching.has(id));
    shown.forEach((node, index) => {
      const below = children.get(node.id) ?? [];
      const hasChildren =
        wanted === '' ? below.length > 0 : below.some(({ id }) => matching.has(id));
      const isExpanded = hasChildren && (wanted !== '' || expandedIds.has(node.id));
      const place = index + 1;
      lines.push({ node, level, place, places: shown.length, hasChildren, isExpanded, parentId });
      if (isExpanded) add(node.id, level + 1);
    });
  };
  add(null, 1);
  return lines;
}

/** Result of a key in a tree. */
export type TreeMove =
  | { kind: 'focus'; index: number }
  | { kind: 'fold'; id: NodeId; isExpanded: boolean };

/** Returns the effect of a key on a line of a tree; null for keys without one. */
export function nextTreeMove<Node extends TreePlace>(
  key: string,
  lines: readonly TreeLine<Node>[],
  index: number,
): TreeMove | null {
  const line = lines[index];
  if (!line) return null;
  const focus = (to: number): TreeMove => ({
    kind: 'focus',
    index: Math.min(lines.length - 1, Math.max(0, to)),
  });
  if (key === 'ArrowDown') return focus(index + 1);
  if (key === 'ArrowUp') return focus(index - 1);
  if (key === 'Home') return focus(0);
  if (key === 'End') return focus(lines.length - 1);
  if (key === 'ArrowRight') {
    if (!line.hasChildren) return null;
    return line.isExpanded
      ? focus(index + 1)
      : { kind: 'fold', id: line.node.id, isExpanded: true };
  }
  if (key === 'ArrowLeft') {
    if (line.isExpanded) return { kind: 'fold', id: line.node.id, isExpanded: false };
    const parent = lines.findIndex(({ node }) => node.id === line.parentId);
    return parent < 0 ? null : focus(parent);
  }
  if (key.length !== 1 || key === ' ') return null;
  const letter = normalizeText(key);
  const after = [...lines.slice(index + 1), ...lines.slice(0, index + 1)];
  const found = after.find(({ node }) => normalizeText(node.label).startsWith(letter));
  return found ? focus(lines.indexOf(found)) : null;
}
