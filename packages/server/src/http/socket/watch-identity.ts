import type { FastifyBaseLogger } from 'fastify';
import { MINUTE_MS } from '@rastro/sdk/domain';
import type { CredentialStore } from '../../ground/credentials/credential-store';
import type { SessionsService } from '../../ground/sessions/sessions.service';
import type { TokensService } from '../../ground/credentials/tokens.service';
import type { OwnTerms } from '../../ground/access/own-terms';
import type { Upstream } from '../../upstream/upstream';
import { keptHash } from '../../upstream/credential-ends';
import type { EnteredSessions } from '../../ground/identity/entered-sessions';
import { type Identity, tokenEndOf } from '../../ground/identity/identity';
import { isStillGood } from './is-still-good';

interface WatchOptions {
  upstream: Pick<Upstream, 'send' | 'verifyToken' | 'onCredentialsEnded'>;
  sessions: Pick<SessionsService, 'findByHash'>;
  tokens: Pick<TokensService, 'findByHash' | 'find'>;
  terms: Pick<OwnTerms, 'isDue'>;
  entered: Pick<EnteredSessions, 'isAllowed'>;
  credentials: Pick<CredentialStore, 'onEnded'>;
  clock: () => number;
  log: FastifyBaseLogger;
  /** The session was ended, has expired, or its account is locked out. */
  onEnded: () => void;
}

const RECHECK_MS = MINUTE_MS;
const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * Watches whether who opened a socket may keep it: a sign-out ends it at once, a new password too, a token at its end,
 * and everything else is looked up once a minute. Returns the end of the watch.
 */
export function watchIdentity(identity: Identity, options: WatchOptions): () => void {
  const { upstream, credentials, clock, log, onEnded } = options;
  const hash = hashOf(identity);

  let isWatching = true;
  const recheck = setInterval(() => {
    isStillGood(identity, options).then(
      (isGood) => isGood || onEnded(),
      (error: Error) => isWatching && log.warn({ err: error }, 'a session could not be checked'),
    );
  }, RECHECK_MS);

  // A session lives on while its socket does: only a token's end is known beforehand.
  const endsAt = identity.kind === 'session' ? undefined : tokenEndOf(identity);
  const expiry =
    endsAt !== undefined &&
    setTimeout(onEnded, Math.min(Math.max(0, endsAt - clock()), MAX_TIMER_MS));
  const unsubscribe = credentials.onEnded((ended) => ended === hash && onEnded());
  const unsubscribeAll = upstream.onCredentialsEnded(({ userId, keeps }) => {
    if (userId === identity.userId && (hash === undefined || keptHash(keeps) !== hash)) onEnded();
  });

  return () => {
    isWatching = false;
    clearInterval(recheck);
    if (expiry) clearTimeout(expiry);
    unsubscribe();
    unsubscribeAll();
  };
}

const hashOf = (identity: Identity): string | undefined => {
  if (identity.kind === 'session') return identity.session.hash;
  return identity.kind === 'token' ? identity.token.hash : undefined;
};
