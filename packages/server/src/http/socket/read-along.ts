import { readUser } from '../../features/sessions/read-user';
import type { Upstream, UpstreamSocket } from '../../upstream/upstream';

/** What reading along stands on. */
export interface ReadAlongOptions {
  upstream: Pick<Upstream, 'send'>;
  userId: number;
  onError: (error: unknown) => void;
}

/** A client's wish to read along what devices say. */
export interface ReadAlong {
  /** The client says whether it wants to. */
  ask(isWanted: boolean): void;
  /** The stream is there. */
  hold(stream: UpstreamSocket): void;
}

/**
 * Passes the wish on for whoever may read along: everybody who sees a device but the guests of a shared
 * link, who are to see where it is and not what it is made of.
 */
export const createReadAlong = ({ upstream, userId, onError }: ReadAlongOptions): ReadAlong => {
  let stream: UpstreamSocket | undefined;
  let isWanted = false;
  let allowed: Promise<boolean> | undefined;

  const isAllowed = async (): Promise<boolean> => {
    const user = JSON.parse(await readUser(upstream, userId)) as { temporary?: unknown };
    return user.temporary === false;
  };

  const apply = async (): Promise<void> => {
    if (!stream) return;
    const may = isWanted && (await (allowed ??= isAllowed()));
    stream.setLogs(may && isWanted);
  };

  const tryApply = (): void => {
    apply().catch((error: unknown) => {
      allowed = undefined;
      onError(error);
    });
  };

  return {
    ask(wanted) {
      if (wanted === isWanted) return;
      isWanted = wanted;
      tryApply();
    },
    hold(opened) {
      stream = opened;
      if (isWanted) tryApply();
    },
  };
};
