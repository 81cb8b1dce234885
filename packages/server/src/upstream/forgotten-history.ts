/** Whose history is deleted, and up to when. */
export interface HistoryBefore {
  deviceId: number;
  before: Date;
}

/** How much was deleted; null where nobody can tell. */
export interface ForgottenHistory {
  positions: number | null;
  events: number | null;
}
