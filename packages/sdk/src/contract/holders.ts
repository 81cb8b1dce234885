import { createDecoder, Unreadable } from './decode';
import { isObject } from './describe/read-member';

/** What a fence or a notification rule is linked to, of what the account sees. */
export interface Holders {
  deviceIds: readonly number[];
  groupIds: readonly number[];
}

const isIds = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'number');

/** Decodes what something is linked to; throws ContractError. */
export const decodeHolders = /* @__PURE__ */ createDecoder<Holders>('Holders', (value) => {
  const { deviceIds, groupIds } = isObject(value) ? value : {};
  if (!isIds(deviceIds)) return new Unreadable('deviceIds');
  return isIds(groupIds) ? { deviceIds, groupIds } : new Unreadable('groupIds');
});
