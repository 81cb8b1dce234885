/**
 * Message between servers on one database on the channel `sessions`: a session or credential has
 * ended.
 */
export type EndNotice =
  | { hash: string }
  /** All of an account, but what `keeps` says; `by` tells who said it, and has dealt with it. */
  | {
      userId: number;
      keeps?: { credential: string } | { doorSessions: true } | undefined;
      by: string;
    };

/** Writes one down. */
export const toEndNotice = (notice: EndNotice): string => JSON.stringify(notice);

/** Reads one; undefined for what is none, and where some may have been missed. */
export const readEndNotice = (payload: string | null): EndNotice | undefined =>
  payload === null ? undefined : (JSON.parse(payload) as EndNotice);
