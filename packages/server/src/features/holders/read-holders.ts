import type { Holders } from '@rastro/sdk/contract';
import { toRefusal, type Upstream, type UpstreamResponse } from '../../upstream/upstream';
import { readWhole } from '../../request/read-whole';
import { translateError } from '../../request/translate-error';

/** What is linked to devices and groups: the resource, its path, and its side of a link. */
export const HELD = {
  geofences: { entity: 'Geofence', path: '/geofences', side: 'geofenceId' },
  notifications: { entity: 'Notification', path: '/notifications', side: 'notificationId' },
} as const;

/** Names of {@link HELD}. */
export type HeldKind = keyof typeof HELD;
type Held = (typeof HELD)[HeldKind];

/** Asks the tracking API for a list or a thing, for somebody. */
export type Ask = (
  path: string,
  query: Readonly<Record<string, string>>,
) => Promise<UpstreamResponse>;

/** How many answers are waited for at once where each device is asked. */
const AT_ONCE = 8;
const OWNERS = { deviceId: '/devices', groupId: '/groups', userId: '/users' } as const;

function readList(answer: UpstreamResponse, { entity }: Held): Record<string, unknown>[] {
  if (answer.status >= 400) throw translateError(toRefusal(answer), { entity });
  const list: unknown = JSON.parse(answer.body ?? '[]');
  return Array.isArray(list) ? (list as Record<string, unknown>[]) : []; // objects, as the API says
}

/** Databases write the names of columns as they like: `deviceid`, `DEVICEID`. */
const readSide = (row: Record<string, unknown>, side: string): unknown =>
  Object.entries(row).find(([name]) => name.toLowerCase() === side.toLowerCase())?.[1];

type Side = keyof typeof OWNERS;

async function askEach(ask: Ask, side: Side, held: Held, heldId: number): Promise<number[]> {
  const whole = { all: 'true', excludeAttributes: 'true' };
  const owners = readList(await ask(OWNERS[side], whole), held);
  const queue = owners.map(({ id }) => Number(id))[Symbol.iterator]();
  const found: number[] = [];
  const work = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) {
      // `all` would leave out whose they are.
      const scope = side === 'userId' ? { excludeAttributes: 'true' } : whole;
      const linked = readList(await ask(held.path, { [side]: String(next.value), ...scope }), held);
      if (linked.some(({ id }) => id === heldId)) found.push(next.value);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found.sort((left, right) => left - right);
}

/** The numbers of what a fence or a rule is linked to on one side, of all that who asks may see. */
export async function readSideOf(
  ask: Ask,
  side: Side,
  held: Held,
  heldId: number,
): Promise<number[]> {
  const answer = await ask('/permissions', { [side]: '0', [held.side]: String(heldId) });
  // Only administrators may list links, and only since Traccar 6.14.
  if (answer.status >= 400 && answer.fault === undefined) return askEach(ask, side, held, heldId);
  const ids = readList(answer, held).map((row) => Number(readSide(row, side)));
  return [...new Set(ids)].sort((left, right) => left - right);
}

/**
 * The devices and groups that a fence or a notification rule is linked to, of those that an account
 * sees. The account must see the thing itself. Throws an `ApiError`.
 */
export async function readHolders(
  upstream: Pick<Upstream, 'send'>,
  userId: number,
  kind: HeldKind,
  heldId: number,
): Promise<Holders> {
  const held = HELD[kind];
  const ask: Ask = async (path, query) => {
    const answer = await upstream.send(
      { method: 'GET', path, query: new URLSearchParams(query) },
      { actor: { userId } },
    );
    // Long lists come while they are read.
    return { ...answer, body: await readWhole(answer) };
  };
  const thing = await ask(`${held.path}/${heldId}`, {});
  if (thing.status >= 400) throw translateError(toRefusal(thing), { entity: held.entity });
  const deviceIds = await readSideOf(ask, 'deviceId', held, heldId);
  const groupIds = await readSideOf(ask, 'groupId', held, heldId);
  return { deviceIds, groupIds };
}
