/** Somebody whose messages nobody takes: what it calls itself, and where it sends from. */
export interface UnknownTracker {
  id: number;
  /** What it calls itself; null where it says nothing that can be read. */
  uniqueId: string | null;
  address: string;
  /** Why its last message was not taken. */
  reason: string;
  firstTime: string;
  lastTime: string;
  /** Messages since the first. */
  count: number;
}

/** Who sends and is no device, as far as the account may know. */
export type ListUnknownTrackers = (
  userId: number,
) => readonly UnknownTracker[] | Promise<readonly UnknownTracker[]>;
