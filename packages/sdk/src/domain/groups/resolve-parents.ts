/** Id of an item of a tree. */
type Id = string | number;

/**
 * The parent of each thing of a tree, null for roots. A parent that is not there makes a root, and so
 * does one that would close a circle.
 */
export function resolveParents<I extends Id>(
  nodes: Iterable<{ id: I; parentId: I | null }>,
): ReadonlyMap<I, I | null> {
  const wanted = new Map<I, I | null>();
  for (const { id, parentId } of nodes) wanted.set(id, parentId);
  const parentOf = new Map<I, I | null>();
  for (const [id, parentId] of wanted) {
    const isKnown = parentId !== null && wanted.has(parentId);
    parentOf.set(id, isKnown && !isInside(parentOf, parentId, id) ? parentId : null);
  }
  return parentOf;
}

/** True when an item of a tree is another one or lies below it. */
export function isInside<I extends Id>(
  parentOf: ReadonlyMap<I, I | null>,
  id: I | null,
  ancestorId: I,
): boolean {
  let at = id;
  while (at !== null) {
    if (at === ancestorId) return true;
    at = parentOf.get(at) ?? null;
  }
  return false;
}

/** The way to a thing of a tree, from its root to itself; [] for one that is not there. */
export function listPath<I extends Id>(parentOf: ReadonlyMap<I, I | null>, id: I): I[] {
  const path: I[] = [];
  let at: I | null = parentOf.has(id) ? id : null;
  while (at !== null) {
    path.unshift(at);
    at = parentOf.get(at) ?? null;
  }
  return path;
}
