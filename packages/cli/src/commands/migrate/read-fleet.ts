import { isTrackingError, type TrackingClient } from '@rastro/sdk/client';
import { link, mayOwn, type Link } from '@rastro/sdk/contract';
import { callsOf, type Entity } from '../../resources/entity';
import { MIGRATE_KINDS, type MigrateKind } from './migrate-kinds';

/** Links between one kind of owner and one kind of thing. */
export interface FleetLinks {
  owner: MigrateKind;
  thing: MigrateKind;
  /** Name of the thing in a link: a managed account is `managedUserId`. */
  side: string;
  pairs: readonly (readonly [ownerId: number, thingId: number])[];
}

/** All of a server that can be made elsewhere. */
export interface Fleet {
  things: ReadonlyMap<MigrateKind, readonly Entity[]>;
  links: readonly FleetLinks[];
}

/** Reads a server as an administrator of it sees it. */
export async function readFleet(client: TrackingClient): Promise<Fleet> {
  const things = new Map<MigrateKind, readonly Entity[]>();
  for (const kind of MIGRATE_KINDS) {
    const { description, words } = kind.resource;
    const all = await callsOf(client, description).list(
      description.query['all'] ? { all: true } : undefined,
    );
    // Deleted devices wait to be restored, and the accounts behind links live as long as those.
    const isMeant = (one: Entity) => !words.isHidden?.(one) && one['temporary'] !== true;
    things.set(kind, all.filter(isMeant));
  }
  const links: FleetLinks[] = [];
  for (const owner of MIGRATE_KINDS) {
    for (const thing of MIGRATE_KINDS) {
      if (!mayOwn(owner.resource.description, thing.resource.description)) continue;
      const isSame = owner === thing;
      if (isSame && owner.member !== 'users') continue;
      const side = isSame ? 'managedUserId' : thing.side;
      const ids = (things.get(owner) ?? []).map(({ id }) => id);
      links.push({ owner, thing, side, pairs: await readPairs(client, owner, thing, side, ids) });
    }
  }
  return { things, links };
}

async function readPairs(
  client: TrackingClient,
  owner: MigrateKind,
  thing: MigrateKind,
  side: string,
  ids: readonly number[],
): Promise<[number, number][]> {
  const idOf = (row: Link, name: string) => Number((row as Record<string, number>)[name]);
  try {
    const rows = await client.resource(link).find({ [owner.side]: 0, [side]: 0 });
    return rows.map((row) => [idOf(row, owner.side), idOf(row, side)]);
  } catch (error) {
    if (!isTrackingError(error) || ![400, 404, 405].includes(error.status ?? 0)) throw error;
  }
  // Before 6.14 links could not be listed: what each owner has linked to it.
  const pairs: [number, number][] = [];
  const { list } = callsOf(client, thing.resource.description);
  for (const id of ids) {
    const asked = { [owner.side]: id, ...(owner.member !== 'users' && { all: true }) };
    for (const one of await list(asked)) pairs.push([id, one.id]);
  }
  return pairs;
}
