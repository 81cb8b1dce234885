/** What a credential was made with: it ends with that. */
export interface Lineage {
  /** The number of a token of ours. */
  madeWith?: number | undefined;
  /** The numbers of tokens of the tracking API. */
  foreignTokens?: readonly number[] | undefined;
  /** Who had logged in as the account. */
  byUserId?: number | undefined;
}
