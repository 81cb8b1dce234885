import { createDecoder, Unreadable } from './decode';
import { isObject } from './describe/read-member';

/** Events that an account has seen: all until a moment (ISO text), and single ones by their ids. */
export interface SeenEvents {
  until: string | null;
  ids: readonly number[];
}

/** Decodes which events an account has seen; throws ContractError. */
export const decodeSeenEvents = /* @__PURE__ */ createDecoder<SeenEvents>('SeenEvents', (value) => {
  const { until, ids } = isObject(value) ? value : {};
  if (until !== null && typeof until !== 'string') return new Unreadable('until');
  if (!Array.isArray(ids)) return new Unreadable('ids');
  return { until, ids: ids.filter((id): id is number => typeof id === 'number') };
});
