import { normalizeText } from '../device/matches-query';
import type { ImportedThing, ImportResource } from './types';

/** Result of looking up an item by text. */
export type Match =
  | { kind: 'found'; id: number }
  | { kind: 'unknown' }
  /** Several have the name; their ids tell them apart. */
  | { kind: 'ambiguous'; ids: number[] };

/** The things of a resource by what people call them. */
export interface Directory {
  /** By the exact name, else the name without accents and capitals, else the id. */
  find(text: string): Match;
  nameOf(id: number): string;
  /** The thing and everything below it. */
  withChildren(id: number): Set<number>;
  add(entity: ImportedThing): void;
}

/** A directory over the things somebody sees. */
export function createDirectory(
  { labels, parent }: Pick<ImportResource, 'labels' | 'parent'>,
  entities: readonly ImportedThing[],
): Directory {
  const byId = new Map<number, ImportedThing>();
  const byName = new Map<string, Set<number>>();
  const byLooseName = new Map<string, Set<number>>();

  const remember = (names: Map<string, Set<number>>, name: string, id: number): void => {
    const ids = names.get(name);
    if (ids) ids.add(id);
    else names.set(name, new Set([id]));
  };

  const add = (entity: ImportedThing): void => {
    byId.set(entity.id, entity);
    for (const label of labels) {
      const name = String(entity[label] ?? '');
      if (name === '') continue;
      remember(byName, name, entity.id);
      remember(byLooseName, normalizeText(name), entity.id);
    }
  };

  const find = (text: string): Match => {
    const name = text.trim();
    const ids = [...(byName.get(name) ?? byLooseName.get(normalizeText(name)) ?? [])];
    const [id] = ids;
    if (ids.length > 1) return { kind: 'ambiguous', ids };
    if (id !== undefined) return { kind: 'found', id };
    return /^\d+$/.test(name) && byId.has(Number(name))
      ? { kind: 'found', id: Number(name) }
      : { kind: 'unknown' };
  };

  entities.forEach(add);
  return {
    add,
    find,
    nameOf(id) {
      const entity = byId.get(id);
      if (!entity) return id === 0 ? '' : String(id);
      return String(labels.map((label) => entity[label]).find(Boolean) ?? id);
    },
    withChildren(id) {
      const ids = new Set([id]);
      if (!parent) return ids;
      // A set grows while it is walked: children of children come too, and a ring ends.
      for (const above of ids) {
        for (const entity of byId.values()) if (entity[parent.member] === above) ids.add(entity.id);
      }
      return ids;
    },
  };
}
