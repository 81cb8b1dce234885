/** Device with deleted history, and the end of the deleted period. */
export interface HistoryBefore {
  deviceId: number;
  before: Date;
}

/** Number of deleted rows; null where unknown. */
export interface ForgottenHistory {
  positions: number | null;
  events: number | null;
}
