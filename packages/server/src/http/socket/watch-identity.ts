import type { FastifyBaseLogger } from 'fastify';
import type { SessionsService } from '../../features/sessions/sessions.service';
import type { Upstream } from '../../upstream/upstream';
import type { Identity } from '../identity';
import { isStillGood } from './is-still-good';

interface WatchOptions {
  upstream: Pick<Upstream, 'send' | 'verifyToken'>;
  sessions: Pick<SessionsService, 'findByHash' | 'onEnded'>;
  clock: () => number;
  log: FastifyBaseLogger;
  /** The session was ended, has expired, or its account is locked out. */
  onEnded: () => void;
}

const RECHECK_MS = 60_000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Watches whether who opened a socket may keep it: a sign-out ends it at once, a token at its end,
 * and everything else is looked up once a minute. Returns the end of the watch.
 */
export function watchIdentity(identity: Identity, options: WatchOptions): () => void {
  const { sessions, clock, log, onEnded } = options;

  let isWatching = true;
  const recheck = setInterval(() => {
    isStillGood(identity, options).then(
      (isGood) => isGood || onEnded(),
      (error: Error) => isWatching && log.warn({ err: error }, 'a session could not be checked'),
    );
  }, RECHECK_MS);

  // A session lives on while its socket does: only a token's end is known beforehand.
  const expiry =
    identity.kind === 'token' &&
    setTimeout(onEnded, Math.min(Math.max(0, identity.expiresAt - clock()), LONGEST_TIMER_MS));
  const unsubscribe =
    identity.kind === 'session'
      ? sessions.onEnded((hash) => hash === identity.session.tokenHash && onEnded())
      : () => undefined;

  return () => {
    isWatching = false;
    clearInterval(recheck);
    if (expiry) clearTimeout(expiry);
    unsubscribe();
  };
}
