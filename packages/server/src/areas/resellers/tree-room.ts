import type { Unit } from '../../db/database';
import { ApiError, wordsOf } from '../../request/api-error';
import { refuseField } from '../../request/refuse-field';
import { isWithin } from './account-limits';
import type { ResellerLimits, ResellerStore } from '../../ground/accounts/reseller-store';

const LIMITS = ['maxDevices', 'maxUsers', 'maxResellers'] as const;

type Queries = Pick<Unit, 'query'>;

/** Accounts and vehicles that a move brings along. */
export interface Moved {
  /** The account that is moved, and all below it. */
  userIds: readonly number[];
  vehicles: number;
}

/** A sub-reseller has no more than its reseller may have. */
export async function requireWithin(
  store: ResellerStore,
  unit: Queries,
  parentId: number,
  input: ResellerLimits,
): Promise<void> {
  const [parent] = await store.read(parentId, unit);
  const name = parent && LIMITS.find((each) => !isWithin(input[each], parent[each]));
  if (!name) return;
  throw refuseField(name, 'refusal.most.reseller', { most: parent[name] });
}

/** Throws where so many more resellers do not fit below one, or below one above it. */
export async function requireResellerRoom(
  store: ResellerStore,
  unit: Queries,
  parentId: number,
  { more, isBelow = () => false }: { more: number; isBelow?: (belowIds: number[]) => boolean },
): Promise<void> {
  for (const id of await store.above(parentId, unit)) {
    const [above] = await store.read(id, unit);
    if (!above || above.maxResellers < 0 || above.resellers + more <= above.maxResellers) continue;
    if (isBelow(await store.below(id, unit))) continue;
    throw new ApiError(403, 'USER_LIMIT_REACHED', wordsOf('USER_LIMIT_REACHED'));
  }
}

/** A reseller that is not below what is moved, that may have as much as what is moved, with room in it and in those above it. */
export async function requireRoomFor(
  store: ResellerStore,
  unit: Queries,
  resellerId: number,
  { userIds, vehicles }: Moved,
): Promise<void> {
  const [userId = 0] = userIds;
  if (resellerId === 0) return;
  const [target] = await store.read(resellerId, unit);
  if (!target || userIds.includes(resellerId)) {
    throw refuseField('resellerId', 'refusal.reseller.target');
  }
  const [moved] = await store.read(userId, unit);
  const name = moved && LIMITS.find((each) => !isWithin(moved[each], target[each]));
  if (name) {
    throw refuseField('resellerId', 'refusal.reseller.limit', { most: target[name] });
  }
  // Whoever stands above both has it already.
  const isBelow = (belowIds: number[]): boolean => belowIds.includes(userId);
  const resellers = moved ? moved.resellers + 1 : 0;
  if (resellers > 0) {
    await requireResellerRoom(store, unit, resellerId, { more: resellers, isBelow });
  }
  for (const id of await store.above(resellerId, unit)) {
    if (isBelow(await store.below(id, unit))) continue;
    await store.requireRoom(unit, id, 'user', userIds.length);
    await store.requireRoom(unit, id, 'device', vehicles);
  }
}
