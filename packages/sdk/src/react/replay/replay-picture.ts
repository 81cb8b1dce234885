/** Takes pictures of the map of a replay, while a map shows it. */
export interface ReplayPicture {
  /** A PNG file. Rejects while no map shows the replay. */
  take: () => Promise<Blob>;
  /** A map says how; the answer takes it back. */
  offer: (take: () => Promise<Blob>) => () => void;
}

/** Makes the place where a map says how its picture is taken. */
export function createReplayPicture(): ReplayPicture {
  let offered: (() => Promise<Blob>) | null = null;
  return {
    take: () => offered?.() ?? Promise.reject(new Error('No map shows this replay')),
    offer(take) {
      offered = take;
      return () => {
        if (offered === take) offered = null;
      };
    },
  };
}
