/** Options for taking a picture of a map. */
export interface PictureOptions {
  /** In the light scheme, whatever the page looks like. */
  isForPaper?: boolean;
}

type Take = (options?: PictureOptions) => Promise<Blob>;

/** Takes pictures of the map of a replay, while a map shows it. */
export interface ReplayPicture {
  /** A PNG file. Rejects while no map shows the replay. */
  take: Take;
  /** A map says how; the answer takes it back. */
  offer: (take: Take) => () => void;
}

/** Makes the place where a map says how its picture is taken. */
export function createReplayPicture(): ReplayPicture {
  let offered: Take | null = null;
  return {
    take: (options) => offered?.(options) ?? Promise.reject(new Error('No map shows this replay')),
    offer(take) {
      offered = take;
      return () => {
        if (offered === take) offered = null;
      };
    },
  };
}
