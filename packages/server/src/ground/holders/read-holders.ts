import { type Holders, resources, type ResourceDescription } from '@rastro/sdk/contract';
import { toRefusal, type Upstream, type UpstreamResponse } from '../../upstream/upstream';
import { readWhole } from '../../request/read-whole';
import { translateError } from '../../request/translate-error';

const { devices, groups, users } = resources;
const OWNERS = { deviceId: devices, groupId: groups, userId: users } as const;

/** Link sides of the possible holders. */
export type Side = keyof typeof OWNERS;
const SIDES = Object.keys(OWNERS) as Side[]; // the keys of a constant

/** Something that devices, groups or users have by links. */
export interface Held {
  entity: string;
  path: string;
  /** Its side of a link. */
  side: string;
  /** The sides of those that may have it. */
  owners: readonly Side[];
}

/** Returns how a resource is linked. */
export const toHeld = ({ name, path }: Pick<ResourceDescription, 'name' | 'path'>): Held => ({
  entity: name,
  path,
  side: `${name.charAt(0).toLowerCase()}${name.slice(1)}Id`,
  // A device that another has is linked by a side of another name.
  owners: SIDES.filter((side) => OWNERS[side].name !== name && OWNERS[side].owns.includes(name)),
});

/** Asks the tracking API for a list or a thing, for somebody. */
export type Ask = (
  path: string,
  query: Readonly<Record<string, string>>,
) => Promise<UpstreamResponse>;

/** Asks a tracking API in the name of nobody; undefined where it has no account for that. */
export function createServiceAsk({ readForService }: Pick<Upstream, 'readForService'>) {
  if (!readForService) return undefined;
  const ask: Ask = async (path, query) => {
    const answer = await readForService({ path, query: new URLSearchParams(query) });
    return { ...answer, body: await readWhole(answer) };
  };
  return ask;
}

/** Asks a tracking API in the name of an account. */
export function createAccountAsk(upstream: Pick<Upstream, 'send'>, userId: number): Ask {
  return async (path, query) => {
    const answer = await upstream.send(
      { method: 'GET', path, query: new URLSearchParams(query) },
      { actor: { userId } },
    );
    // Long lists come while they are read.
    return { ...answer, body: await readWhole(answer) };
  };
}

/** Max pending answers when each device is requested. */
const AT_ONCE = 8;

/** The list of an answer. Throws an `ApiError`. */
export function readList(answer: UpstreamResponse, { entity }: Held): Record<string, unknown>[] {
  if (answer.status >= 400) throw translateError(toRefusal(answer), { entity });
  const list: unknown = JSON.parse(answer.body ?? '[]');
  return Array.isArray(list) ? (list as Record<string, unknown>[]) : []; // objects, as the API says
}

/** Databases write the names of columns as they like: `deviceid`, `DEVICEID`. */
export const readSide = (row: Record<string, unknown>, side: string): unknown =>
  Object.entries(row).find(([name]) => name.toLowerCase() === side.toLowerCase())?.[1];

const WHOLE = { all: 'true', excludeAttributes: 'true' } as const;

/** Asks the tracking API for the owners of a side that an account sees. */
export const listOwners = async (ask: Ask, side: Side, held: Held): Promise<number[]> =>
  readList(await ask(OWNERS[side].path, WHOLE), held).map(({ id }) => Number(id));

/** Tells for each owner the numbers of all that it has of a kind, a few at once. */
export async function askOwners(
  ask: Ask,
  { side, held, owners }: { side: Side; held: Held; owners: readonly number[] },
  tell: (ownerId: number, ids: readonly number[]) => void,
): Promise<void> {
  const queue = owners.values();
  const work = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) {
      // `all` would leave out whose they are.
      const scope = side === 'userId' ? { excludeAttributes: 'true' } : WHOLE;
      const linked = readList(await ask(held.path, { [side]: String(next.value), ...scope }), held);
      tell(
        next.value,
        linked.map(({ id }) => Number(id)),
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function askEach(ask: Ask, side: Side, held: Held, heldId: number): Promise<number[]> {
  const found: number[] = [];
  const owners = await listOwners(ask, side, held);
  await askOwners(ask, { side, held, owners }, (ownerId, ids) => {
    if (ids.includes(heldId)) found.push(ownerId);
  });
  return found.sort((left, right) => left - right);
}

/**
 * The numbers of what something is linked to on one side, of all that who asks may see; `otherwise` says it
 * where links cannot be listed.
 */
export async function readSideOf(
  ask: Ask,
  side: Side,
  held: Held,
  heldId: number,
  otherwise = (): Promise<number[]> => askEach(ask, side, held, heldId),
): Promise<number[]> {
  const answer = await ask('/permissions', { [side]: '0', [held.side]: String(heldId) });
  // Only administrators may list links, and only since Traccar 6.14.
  if (answer.status >= 400 && answer.fault === undefined) return otherwise();
  const ids = readList(answer, held).map((row) => Number(readSide(row, side)));
  return [...new Set(ids)].sort((left, right) => left - right);
}

/** Keeps the ids that an account sees, by one list of its own. */
async function keepSeen(
  ask: Ask,
  side: Side,
  { held, ids }: { held: Held; ids: readonly number[] },
): Promise<number[]> {
  if (ids.length === 0) return [];
  const known = new Set(await listOwners(ask, side, held));
  return ids.filter((id) => known.has(id));
}

/**
 * The devices and groups that something is linked to, of those that an account sees, and with `withUsers` those of the
 * accounts that it manages. The account must see the thing itself. Throws an `ApiError`.
 */
export async function readHolders(
  upstream: Pick<Upstream, 'send' | 'readForService'>,
  userId: number,
  { held, heldId, withUsers = false }: { held: Held; heldId: number; withUsers?: boolean },
): Promise<Holders> {
  const ask = createAccountAsk(upstream, userId);
  const thing = await ask(`${held.path}/${heldId}`, {});
  if (thing.status >= 400) throw translateError(toRefusal(thing), { entity: held.entity });
  const askService = createServiceAsk(upstream);
  const readSide = (side: Side): Promise<number[]> => {
    if (!held.owners.includes(side)) return Promise.resolve([]);
    if (!askService) return readSideOf(ask, side, held, heldId);
    // Who may not list links would be asked device by device.
    return readSideOf(ask, side, held, heldId, async () => {
      const ids = await readSideOf(askService, side, held, heldId);
      return keepSeen(ask, side, { held, ids });
    });
  };
  return {
    deviceIds: await readSide('deviceId'),
    groupIds: await readSide('groupId'),
    ...(withUsers && { userIds: await readSide('userId') }),
  };
}
