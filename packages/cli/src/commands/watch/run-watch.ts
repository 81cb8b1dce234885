import type { TrackingClient } from '@rastro/sdk/client';
import { type Context, say } from '../../context';
import { createSignedOutError } from '../../profiles/resolve-sign-in';
import type { WatchEnd } from './read-watch-options';

/** Source of a watch's changes, and its end. */
export interface Watch {
  client: TrackingClient;
  end: WatchEnd;
  /** Listens; `count` is called for each change that counts, and answers whether more are wanted. */
  listen(count: () => boolean): void;
  /** Says something to people; default on stderr as it is. */
  tell?(text: string): void;
}

/** Runs until Ctrl-C, `--count` or `--for`; throws when the sign-in ends. */
export async function runWatch(context: Context, watch: Watch): Promise<void> {
  const { client, end, listen, tell = (text) => say(context, text) } = watch;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopListening = (): unknown => undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      let left = end.count ?? Number.POSITIVE_INFINITY;
      listen(() => {
        if (left <= 0) return false;
        left -= 1;
        if (left === 0) resolve();
        return true;
      });
      client.on('signedOut', () => reject(createSignedOutError(context.profileName)));
      tellOfBreaks(client, tell);
      if (end.forMs !== null) timer = setTimeout(resolve, end.forMs);
      stopListening = context.onInterrupt(resolve);
      client.live.start();
    });
  } finally {
    clearTimeout(timer);
    stopListening();
    client.close();
  }
}

/** Says once that the connection broke, and once that it is back. */
function tellOfBreaks(client: TrackingClient, tell: (text: string) => void): void {
  let isAway = false;
  client.on('connection', ({ status, error }) => {
    if (status === 'reconnecting' && !isAway) {
      isAway = true;
      tell(`The live connection is away${error ? ` (${error.message})` : ''}; trying again.`);
    } else if (status === 'live' && isAway) {
      isAway = false;
      tell('The live connection is back.');
    }
  });
}
