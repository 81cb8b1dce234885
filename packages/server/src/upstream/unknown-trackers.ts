import { toPrintable } from '@rastro/sdk/domain';
import type { UnknownTracker } from './unknown-tracker';

/** A message that was not taken, and of no device of ours. */
export interface Knock {
  device: string | undefined;
  address: string;
  reason: string;
}

/** Recent senders that are not one of our devices, since the server started. */
export interface UnknownTrackers {
  note(knock: Knock): void;
  /** The latest first. */
  list(): UnknownTracker[];
}

/** Nobody reads more than these. */
const MAX = 200;
/** Whoever makes names up pushes out his own. */
const MAX_OF_ADDRESS = 20;
const MAX_REASON_LENGTH = 200;
/** Max length of an id, equal to that of a device's `uniqueId`. */
const MAX_ID_LENGTH = 128;

// Strangers write these words.
const shorten = (text: string, longest: number): string => toPrintable(text.slice(0, longest));

/** Keeps them in memory, a limited number. */
export const createUnknownTrackers = (clock: () => number): UnknownTrackers => {
  /** The latest last. */
  const known = new Map<string, UnknownTracker>();
  let lastId = 0;

  const makeRoom = (address: string): void => {
    const own = [...known].filter(([, one]) => one.address === address);
    const [oldest] = own.length >= MAX_OF_ADDRESS ? own : known.size >= MAX ? [...known] : [];
    if (oldest) known.delete(oldest[0]);
  };

  return {
    note({ device, address, reason }) {
      const uniqueId = device === undefined ? null : shorten(device, MAX_ID_LENGTH);
      const key = JSON.stringify([address, uniqueId]);
      const lastTime = new Date(clock()).toISOString();
      const before = known.get(key);
      if (before) known.delete(key);
      else makeRoom(address);
      known.set(key, {
        id: before?.id ?? (lastId += 1),
        uniqueId,
        address,
        reason: shorten(reason, MAX_REASON_LENGTH),
        firstTime: before?.firstTime ?? lastTime,
        lastTime,
        count: (before?.count ?? 0) + 1,
      });
    },
    list: () => [...known.values()].reverse(),
  };
};
