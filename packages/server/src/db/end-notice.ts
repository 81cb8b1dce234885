/** What servers on one database tell each other on the channel `sessions`: what somebody was let in with is over. */
export type EndNotice =
  | { hash: string }
  /** All of an account, but the credential with the hash `keeps`. */
  | { userId: number; keeps?: string | undefined };

/** Writes one down. */
export const toEndNotice = (notice: EndNotice): string => JSON.stringify(notice);

/** Reads one; undefined for what is none, and where some may have been missed. */
export const readEndNotice = (payload: string | null): EndNotice | undefined =>
  payload === null ? undefined : (JSON.parse(payload) as EndNotice);
