import type { Unit } from '../../../db/database';

/** Kinds of objects that the rules look up by device or group. */
export type LinkKind = 'geofence' | 'attribute' | 'maintenance' | 'driver';

/** Links of one owner to one kind of thing, in memory. */
export interface LinkShelf {
  load(unit: Unit): Promise<void>;
  of(ownerId: number): readonly number[];
  isEmpty(): boolean;
}

/** An empty shelf over `device_geofence` and the like. */
export const createLinkShelf = (owner: 'device' | 'group', kind: LinkKind): LinkShelf => {
  let links = new Map<number, number[]>();
  return {
    async load(unit) {
      const { rows } = await unit.query<{ owner: number; ids: number[] }>(
        `select ${owner}_id as owner, json_agg(${kind}_id order by ${kind}_id) as ids
         from ${owner}_${kind} group by 1`,
      );
      links = new Map(rows.map(({ owner: id, ids }) => [id, ids]));
    },
    of: (ownerId) => links.get(ownerId) ?? [],
    isEmpty: () => links.size === 0,
  };
};
