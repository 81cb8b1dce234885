import type { SessionsService } from '../../features/sessions/sessions.service';
import type { Upstream } from '../../upstream/upstream';
import { type Identity, identifyToken, toActor } from '../identity';

interface Sources {
  upstream: Pick<Upstream, 'send' | 'verifyToken'>;
  sessions: Pick<SessionsService, 'findByHash'>;
}

/** Whether session or token still hold, and the account is not locked out. */
export async function isStillGood(
  identity: Identity,
  { upstream, sessions }: Sources,
): Promise<boolean> {
  const current =
    identity.kind === 'session'
      ? await sessions.findByHash(identity.session.tokenHash)
      : await identifyToken(upstream, identity.token);
  if (current === undefined) return false;
  const { status } = await upstream.send(
    { method: 'GET', path: `/users/${identity.userId}`, query: new URLSearchParams() },
    { actor: toActor(identity) },
  );
  return status < 400 || status >= 500;
}
