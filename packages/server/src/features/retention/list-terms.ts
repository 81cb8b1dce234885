import { resources } from '@rastro/sdk/contract';
import { resolveRetention } from '@rastro/sdk/domain';
import type { ServiceAccount } from '../holders/read-accounts';
import { type Ask, askOwners, readList, toHeld } from '../holders/read-holders';

/** A vehicle whose history is kept for some days, and the accounts that said so. */
export interface VehicleTerm {
  deviceId: number;
  days: number;
  userIds: readonly number[];
}

const DEVICES = toHeld(resources.devices);
const ACCOUNTS = toHeld(resources.users);

/**
 * The vehicles whose history is kept by the terms of accounts. Administrators see all vehicles and guests of a link
 * see some: they are promised nothing. Throws where a single account cannot be asked: nothing goes on a guess.
 */
export async function listTerms(
  ask: Ask,
  terms: ReadonlyMap<number, number>,
): Promise<VehicleTerm[]> {
  const all = readList(await ask('/users', { excludeAttributes: 'true' }), ACCOUNTS);
  const customers = (all as unknown as ServiceAccount[]) // as the tracking API says
    .filter(({ administrator, temporary }) => administrator !== true && temporary !== true)
    .map(({ id }) => id);
  const found = new Map<number, { terms: number[]; userIds: number[] }>();
  await askOwners(
    ask,
    { side: 'userId', held: DEVICES, owners: customers.filter((id) => terms.has(id)) },
    (userId, deviceIds) => {
      for (const deviceId of deviceIds) {
        const vehicle = found.get(deviceId) ?? { terms: [], userIds: [] };
        vehicle.terms.push(terms.get(userId) ?? 0);
        vehicle.userIds.push(userId);
        found.set(deviceId, vehicle);
      }
    },
  );
  if (found.size === 0) return [];
  await askOwners(
    ask,
    { side: 'userId', held: DEVICES, owners: customers.filter((id) => !terms.has(id)) },
    (_, deviceIds) => {
      for (const deviceId of deviceIds) found.get(deviceId)?.terms.push(0);
    },
  );
  return [...found].flatMap(([deviceId, { terms: days, userIds }]) => {
    const kept = resolveRetention(days);
    return kept === null ? [] : [{ deviceId, days: kept, userIds }];
  });
}
