/** Origins of a credential: it ends with them. */
export interface Lineage {
  /** The number of a token of ours. */
  madeWith?: number | undefined;
  /** The numbers of tokens of the tracking API. */
  foreignTokens?: readonly number[] | undefined;
  /** Account that had logged in as this one. */
  byUserId?: number | undefined;
}
