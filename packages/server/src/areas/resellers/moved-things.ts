import { resources, type ResellerThing } from '@rastro/sdk/contract';
import {
  type Ask,
  type Held,
  readList,
  readSide,
  readSideOf,
  toHeld,
} from '../../ground/holders/read-holders';

const { devices, groups, geofences, drivers } = resources;
const { maintenance, commands, computedAttributes, notifications, calendars } = resources;

/** Kinds of things that move with their account, in this order. */
const KINDS = {
  group: toHeld(groups),
  device: toHeld(devices),
  geofence: toHeld(geofences),
  driver: toHeld(drivers),
  maintenance: toHeld(maintenance),
  command: toHeld(commands),
  attribute: toHeld(computedAttributes),
  notification: toHeld(notifications),
  // What goes by one was looked at before it.
  calendar: toHeld(calendars),
} satisfies Readonly<Record<ResellerThing['type'], Held>>;
const TYPES = Object.keys(KINDS) as ResellerThing['type'][]; // the keys of a constant

/** A thing that comes along, and which of the resellers before see it by a link of their own. */
export interface MovedThing extends ResellerThing {
  held: Held;
  seenBy: readonly number[];
}

export interface MovedThings {
  comes: readonly MovedThing[];
  /** The resellers before go on seeing it: others below them have it, too, or what they keep goes by it. */
  stays: readonly ResellerThing[];
  /** Vehicles that count for a reseller before, and are the moved account's from then on. */
  rehomedIds: readonly number[];
}

interface Asked {
  userIds: readonly number[];
  /** The resellers that are to see nothing of it any more. */
  lostIds: readonly number[];
  /** All below those, whoever is moved among them. */
  belowIds: readonly number[];
  /** Vehicles that count for one of the resellers before. */
  countedIds: ReadonlySet<number>;
}

interface Listed {
  id: number;
  name: string;
  groupId: number;
  calendarId: number;
  /** A rule of notifications that is about everything its account sees. */
  isOfAll: boolean;
}

/** Max pending answers at once. */
const AT_ONCE = 8;

async function each<T, R>(items: readonly T[], run: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let at = 0; at < items.length; at += AT_ONCE) {
    results.push(...(await Promise.all(items.slice(at, at + AT_ONCE).map(run))));
  }
  return results;
}

const listOf = async (ask: Ask, held: Held, userId: number): Promise<Listed[]> => {
  const query = { userId: String(userId), excludeAttributes: 'true' };
  return readList(await ask(held.path, query), held).map((thing) => ({
    id: Number(thing['id']),
    name: String(thing['name'] || thing['description'] || thing['type'] || ''),
    groupId: Number(thing['groupId'] ?? 0),
    calendarId: Number(thing['calendarId'] ?? 0),
    isOfAll: thing['always'] === true,
  }));
};

/**
 * Reads the things linked to the account itself; where links cannot be listed, all that it sees.
 */
export async function readLinked(
  ask: Ask,
  held: Held,
  userId: number,
): Promise<ReadonlySet<number>> {
  const answer = await ask('/permissions', { userId: String(userId), [held.side]: '0' });
  if (answer.status >= 400 && answer.fault === undefined) {
    return new Set((await listOf(ask, held, userId)).map(({ id }) => id));
  }
  return new Set(readList(answer, held).map((row) => Number(readSide(row, held.side))));
}

/**
 * Checks whether devices and groups have things of this type without showing them by themselves.
 */
const isLinkedAlong = (type: ResellerThing['type']): boolean =>
  type !== 'device' && type !== 'group' && type !== 'calendar';

/**
 * Reads the things of moved accounts that their previous resellers see, and whether they come
 * along. Throws an `ApiError`.
 */
export async function readMovedThings(ask: Ask, asked: Asked): Promise<MovedThings> {
  const { userIds, lostIds, belowIds, countedIds } = asked;
  const others = new Set(belowIds.filter((id) => !userIds.includes(id) && !lostIds.includes(id)));
  const comes: MovedThing[] = [];
  const stays: ResellerThing[] = [];
  if (lostIds.length === 0) return { comes, stays, rehomedIds: [] };
  const groupsCome = new Set<number>();
  const linkedBy = async (held: Held, ids: readonly number[]) =>
    each(ids, (id) => readLinked(ask, held, id));
  const devicesOf = new Set((await linkedBy(KINDS.device, userIds)).flatMap((ids) => [...ids]));
  /** Calendars that something goes by which the resellers before keep. */
  const calendarsKept = new Set<number>();
  /** Checks whether a device or a group that does not come along has the thing. */
  const isOfKept = async (held: Held, id: number): Promise<boolean> => {
    const mine = { deviceId: devicesOf, groupId: groupsCome };
    for (const side of ['deviceId', 'groupId'] as const) {
      if (!held.owners.includes(side)) continue;
      if ((await readSideOf(ask, side, held, id)).some((owner) => !mine[side].has(owner))) {
        return true;
      }
    }
    return false;
  };

  for (const type of TYPES) {
    const held = KINDS[type];
    const [own, lost, lists] = [
      type === 'device'
        ? devicesOf
        : new Set((await linkedBy(held, userIds)).flatMap((ids) => [...ids])),
      await linkedBy(held, lostIds),
      await each(lostIds, (id) => listOf(ask, held, id)),
    ];
    const seen = new Map(lists.flat().map((thing) => [thing.id, thing]));
    const counted = type === 'device' ? [...own].filter((id) => countedIds.has(id)) : [];
    const candidates = new Set([...[...seen.keys()].filter((id) => own.has(id)), ...counted]);
    const inGroup =
      type === 'group' && candidates.size > 0
        ? (await each(lostIds, (id) => listOf(ask, KINDS.device, id))).flat()
        : [];
    await each([...candidates], async (id) => {
      const thing = { type, id, name: seen.get(id)?.name ?? '' };
      const seenBy = lostIds.filter((_, at) => lost[at]?.has(id));
      const owners = await readSideOf(ask, 'userId', held, id);
      const isShared =
        owners.some((owner) => others.has(owner)) ||
        calendarsKept.has(type === 'calendar' ? id : 0) ||
        seen.get(id)?.isOfAll === true ||
        (isLinkedAlong(type) && (await isOfKept(held, id))) ||
        // A group shows all that is in it.
        inGroup.some(({ id: deviceId, groupId }) => groupId === id && !devicesOf.has(deviceId));
      const isByGroup = seen.has(id) && seenBy.length === 0;
      const staysByGroup = isByGroup && !groupsCome.has(seen.get(id)?.groupId ?? 0);
      if (isShared || staysByGroup) stays.push(thing);
      if (isShared) return;
      if (type === 'group') groupsCome.add(id);
      if (!staysByGroup) comes.push({ ...thing, held, seenBy });
    });
    const coming = new Set(comes.filter((thing) => thing.type === type).map(({ id }) => id));
    for (const { id, calendarId } of seen.values()) {
      if (!coming.has(id) && calendarId > 0) calendarsKept.add(calendarId);
    }
  }
  const kept = new Set(stays.filter(({ type }) => type === 'device').map(({ id }) => id));
  const rehomedIds = [...devicesOf].filter((id) => countedIds.has(id) && !kept.has(id));
  return { comes, stays, rehomedIds };
}
