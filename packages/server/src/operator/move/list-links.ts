import { LINKED_ENTITIES } from '../../engine/entities/links';
import type { FleetObject } from './fleet';
import { type MoveTarget, TargetRefusal } from './target';

interface LinksAsked {
  owner: string;
  property: string;
  ownerIds: readonly number[];
}

/** The links of one kind that the target has, as `owner property`; of those owners at least. */
export const listLinks = async (target: MoveTarget, asked: LinksAsked): Promise<Set<string>> => {
  const { owner, property, ownerIds } = asked;
  if (ownerIds.length === 0) return new Set();
  const query = new URLSearchParams({ [owner]: '0', [property]: '0' });
  try {
    const rows = (await target.call('GET', `/permissions?${query}`)) as Record<string, number>[];
    return new Set(rows.map(lowerKeys).map((row) => `${row.get(owner)} ${row.get(property)}`));
  } catch (error) {
    if (!(error instanceof TargetRefusal) || ![404, 405].includes(error.status)) throw error;
    return listOneByOne(target, asked);
  }
};

/** Databases write the names of columns as they like. */
const lowerKeys = (row: Record<string, number>): { get: (key: string) => number | undefined } => {
  const values = new Map(Object.entries(row).map(([key, value]) => [key.toLowerCase(), value]));
  return { get: (key) => values.get(key.toLowerCase()) };
};

/** Before 6.14 links could not be listed: what each owner has linked to it. */
const listOneByOne = async (
  target: MoveTarget,
  { owner, property, ownerIds }: LinksAsked,
): Promise<Set<string>> => {
  const path = LINKED_ENTITIES[property]?.path ?? '';
  const found = new Set<string>();
  for (const id of ownerIds) {
    const query = new URLSearchParams({ [owner]: String(id) });
    if (owner !== 'userId') query.set('all', 'true');
    const objects = (await target.call('GET', `/${path}?${query}`)) as FleetObject[];
    for (const object of objects) found.add(`${id} ${object.id}`);
  }
  return found;
};
