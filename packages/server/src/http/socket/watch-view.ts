import type { FastifyBaseLogger } from 'fastify';
import { MINUTE_MS } from '@rastro/sdk/domain';
import type { CredentialStore } from '../../ground/credentials/credential-store';
import type { Access } from '../../ground/access/access';
import type { ShareCalls } from '../../areas/shares/share-calls';
import type { ShareView, ShareViews } from '../../areas/shares/share-views';
import type { Upstream } from '../../upstream/upstream';

interface WatchOptions {
  upstream: Pick<Upstream, 'onCredentialsEnded'>;
  credentials: Pick<CredentialStore, 'onEnded'>;
  views: Pick<ShareViews, 'findByHash'>;
  shareCalls: Pick<ShareCalls, 'onChanged'>;
  clock: () => number;
  log: FastifyBaseLogger;
  /**
   * Resolves to true while the link still shows the same vehicles: some may have joined or left its
   * group.
   */
  showsSame: () => Promise<boolean>;
  /** Resolves to true while the link's creator may share. */
  mayShare: () => Promise<boolean>;
  /** Tells when somebody may see or do something else. */
  access: Pick<Access, 'onChanged'>;
  /** The link has ended. */
  onEnded: () => void;
  /** It shows something else now. */
  onChanged: () => void;
}

/**
 * Max delay until a change without a notification is noticed (of groups, or a link ended by another
 * server).
 */
const RECHECK_MS = MINUTE_MS;
/** Many changes in a row are one. */
const SOON_MS = 300;
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Watches whether a link still lives that somebody looks at. Returns the end of the watch. */
export function watchView(
  { hash, id, shown, endsAt }: ShareView,
  options: WatchOptions,
): () => void {
  const { upstream, credentials, views, shareCalls, access, clock, log } = options;
  const { showsSame, mayShare, onEnded, onChanged } = options;
  const check = async (): Promise<void> => {
    if ((await views.findByHash(hash)) === undefined || !(await mayShare())) onEnded();
    else if (!(await showsSame())) onChanged();
  };
  const look = (): void => {
    soon = undefined;
    check().catch((error: Error) => log.warn({ err: error }, 'a link could not be checked'));
  };
  let soon: NodeJS.Timeout | undefined;
  const recheck = setInterval(look, RECHECK_MS);
  const leftMs = Math.min(Math.max(0, endsAt - clock()), MAX_TIMER_MS);
  const expiry = setTimeout(onEnded, leftMs);
  const stops = [
    access.onChanged(() => (soon ??= setTimeout(look, SOON_MS))),
    credentials.onEnded((ended) => ended === hash && onEnded()),
    upstream.onCredentialsEnded(({ userId }) => userId === shown.userId && onEnded()),
    shareCalls.onChanged((changed) => changed === id && onChanged()),
  ];
  return () => {
    clearInterval(recheck);
    clearTimeout(expiry);
    clearTimeout(soon);
    for (const stop of stops) stop();
  };
}
