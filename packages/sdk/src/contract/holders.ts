import { createDecoder, Unreadable } from './decode';
import { isObject } from './describe/read-member';

/** Objects that an item is linked to, among those that the account sees. */
export interface Holders {
  deviceIds: readonly number[];
  groupIds: readonly number[];
  /** Accounts that it manages, where they were asked for. */
  userIds?: readonly number[];
}

const isIds = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'number');

/** Decodes what something is linked to; throws ContractError. */
export const decodeHolders = /* @__PURE__ */ createDecoder<Holders>('Holders', (value) => {
  const { deviceIds, groupIds, userIds } = isObject(value) ? value : {};
  if (!isIds(deviceIds)) return new Unreadable('deviceIds');
  if (!isIds(groupIds)) return new Unreadable('groupIds');
  if (userIds === undefined) return { deviceIds, groupIds };
  return isIds(userIds) ? { deviceIds, groupIds, userIds } : new Unreadable('userIds');
});
