import type { Group } from '@rastro/sdk/contract';
import { normalizeText } from '@rastro/sdk/domain';

/** How a text names a group. */
export type GroupMatch =
  | { kind: 'found'; id: number }
  | { kind: 'unknown' }
  /** Several groups have the name; their ids tell them apart. */
  | { kind: 'ambiguous'; ids: number[] };

/** The groups by what people call them. */
export interface GroupDirectory {
  /** By the exact name, else the name without accents and capitals, else the id. */
  find(text: string): GroupMatch;
  nameOf(id: number): string;
  /** The group and everything below it. */
  withChildren(id: number): Set<number>;
  add(group: Group): void;
}

/** A directory over the groups somebody sees. */
export function createGroupDirectory(groups: readonly Group[]): GroupDirectory {
  const byId = new Map<number, Group>();
  const byName = new Map<string, number[]>();
  const byLooseName = new Map<string, number[]>();

  const add = (group: Group): void => {
    byId.set(group.id, group);
    const { name, id } = group;
    const loose = normalizeText(name);
    byName.set(name, [...(byName.get(name) ?? []), id]);
    byLooseName.set(loose, [...(byLooseName.get(loose) ?? []), id]);
  };

  const find = (text: string): GroupMatch => {
    const name = text.trim();
    const ids = byName.get(name) ?? byLooseName.get(normalizeText(name)) ?? [];
    const [id] = ids;
    if (ids.length > 1) return { kind: 'ambiguous', ids };
    if (id !== undefined) return { kind: 'found', id };
    return /^\d+$/.test(name) && byId.has(Number(name))
      ? { kind: 'found', id: Number(name) }
      : { kind: 'unknown' };
  };

  groups.forEach(add);
  return {
    add,
    find,
    nameOf: (id) => byId.get(id)?.name ?? (id === 0 ? '' : String(id)),
    withChildren(id) {
      const ids = new Set([id]);
      // A set grows while it is walked: children of children come too, and a ring ends.
      for (const parent of ids) {
        for (const group of byId.values()) if (group.groupId === parent) ids.add(group.id);
      }
      return ids;
    },
  };
}
