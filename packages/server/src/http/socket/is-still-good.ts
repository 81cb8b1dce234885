import type { SessionsService } from '../../ground/sessions/sessions.service';
import type { TokensService } from '../../ground/credentials/tokens.service';
import type { OwnTerms } from '../../ground/access/own-terms';
import type { Upstream } from '../../upstream/upstream';
import { type EnteredSessions, entryOf } from '../../ground/identity/entered-sessions';
import { type Identity, identifyToken, toUpstreamActor } from '../../ground/identity/identity';

interface Sources {
  upstream: Pick<Upstream, 'send' | 'verifyToken'>;
  sessions: Pick<SessionsService, 'findByHash'>;
  tokens: Pick<TokensService, 'findByHash' | 'find'>;
  terms: Pick<OwnTerms, 'isDue'>;
  entered: Pick<EnteredSessions, 'isAllowed'>;
}

/**
 * True while the session or token is valid, anyone who entered the account may still do so, and the
 * account is neither locked out nor yet to accept its terms.
 */
export async function isStillGood(identity: Identity, sources: Sources): Promise<boolean> {
  const { upstream, terms, entered } = sources;
  if ((await findCurrent(identity, sources)) === undefined) return false;
  if (identity.kind === 'session' && (await terms.isDue(identity.session))) return false;
  const entry = entryOf(identity);
  if (entry && !(await entered.isAllowed(entry))) return false;
  const { status } = await upstream.send(
    { method: 'GET', path: `/users/${identity.userId}`, query: new URLSearchParams() },
    { actor: toUpstreamActor(identity) },
  );
  return status < 400 || status >= 500;
}

const findCurrent = (identity: Identity, sources: Sources): Promise<unknown> => {
  if (identity.kind === 'session') return sources.sessions.findByHash(identity.session.hash);
  if (identity.kind === 'token') return sources.tokens.findByHash(identity.token.hash);
  return identifyToken(sources, identity.text);
};
