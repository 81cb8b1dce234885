import { resources } from '@rastro/sdk/contract';
import { resolveRetention } from '@rastro/sdk/domain';
import type { ServiceAccount } from '../../../ground/holders/read-accounts';
import { type Ask, askOwners, readList, toHeld } from '../../../ground/holders/read-holders';

/** A vehicle whose history is kept for some days, and the accounts that said so. */
export interface VehicleTerm {
  deviceId: number;
  days: number;
  userIds: readonly number[];
}

/** A device or a group, and the group that it is in; 0 for none. */
interface Grouped {
  id: number;
  groupId?: number;
}

const DEVICES = toHeld(resources.devices);
const GROUPS = toHeld(resources.groups);
const ACCOUNTS = toHeld(resources.users);

/** All of a kind. Throws where they cannot be listed. */
async function listAll(ask: Ask, held: typeof DEVICES): Promise<Grouped[]> {
  const answer = await ask(held.path, { all: 'true', excludeAttributes: 'true' });
  return readList(answer, held) as unknown as Grouped[]; // as the tracking API says
}

/** The devices in a group, and in the groups in it. */
async function indexGroups(ask: Ask): Promise<(groupId: number) => readonly number[]> {
  const [devices, groups] = [await listAll(ask, DEVICES), await listAll(ask, GROUPS)];
  const parentOf = new Map(groups.map(({ id, groupId = 0 }) => [id, groupId]));
  const found = new Map<number, number[]>();
  for (const device of devices) {
    const seen = new Set<number>();
    let groupId = device.groupId ?? 0;
    while (groupId > 0 && !seen.has(groupId)) {
      seen.add(groupId);
      const inside = found.get(groupId) ?? [];
      inside.push(device.id);
      found.set(groupId, inside);
      groupId = parentOf.get(groupId) ?? 0;
    }
  }
  return (groupId) => found.get(groupId) ?? [];
}

/**
 * The vehicles whose history is kept by the terms of accounts. Administrators see all vehicles and guests of a link
 * see some: they are promised nothing. Throws where a single account cannot be asked: nothing goes on a guess.
 */
export async function listTerms(
  ask: Ask,
  terms: ReadonlyMap<number, number>,
): Promise<VehicleTerm[]> {
  const all = readList(await ask(ACCOUNTS.path, { excludeAttributes: 'true' }), ACCOUNTS);
  const customers = (all as unknown as ServiceAccount[]) // as the tracking API says
    .filter(({ administrator, temporary }) => administrator !== true && temporary !== true)
    .map(({ id }) => id);
  if (!customers.some((id) => terms.has(id))) return [];
  const devicesIn = await indexGroups(ask);
  const found = new Map<number, Set<number>>();
  const tell = (userId: number, deviceIds: readonly number[]): void => {
    for (const id of deviceIds) found.set(id, (found.get(id) ?? new Set()).add(userId));
  };
  const owned = { side: 'userId', owners: customers } as const;
  await askOwners(ask, { ...owned, held: DEVICES }, tell);
  await askOwners(ask, { ...owned, held: GROUPS }, (userId, groupIds) =>
    tell(userId, groupIds.flatMap(devicesIn)),
  );
  return [...found].flatMap(([deviceId, holders]) => {
    const userIds = [...holders];
    const days = resolveRetention(userIds.map((id) => terms.get(id) ?? 0));
    return days === null ? [] : [{ deviceId, days, userIds }];
  });
}
