/** Options that every call takes as its last argument. */
export interface RequestOptions {
  /** Ends the call early; it then fails with the code ABORTED. */
  signal?: AbortSignal;
}
