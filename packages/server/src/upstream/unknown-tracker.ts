/** Somebody whose messages nobody takes: what it calls itself, and where it sends from. */
export interface UnknownTracker {
  id: number;
  /** Identifier it reports; null when it sends nothing readable. */
  uniqueId: string | null;
  address: string;
  /** Reason its last message was rejected. */
  reason: string;
  firstTime: string;
  lastTime: string;
  /** Messages since the first. */
  count: number;
}

/** Lists senders that are not a device, as far as the account may know. */
export type ListUnknownTrackers = (
  userId: number,
) => readonly UnknownTracker[] | Promise<readonly UnknownTracker[]>;
