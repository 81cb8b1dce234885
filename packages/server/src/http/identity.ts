import type { FastifyRequest } from 'fastify';
import type { SessionCookie } from '../features/sessions/session-cookie';
import type { Session, SessionsService } from '../features/sessions/sessions.service';
import { isRefusal, type SignInOptions, type Upstream } from '../upstream/upstream';
import { translateError } from './gate/translate-error';
import { isForeign } from './origin-rules';
import { readBearer } from './read-bearer';

/** Who a request comes from: a browser with a session, or a program with a token. */
export type Identity =
  | { kind: 'session'; userId: number; session: Session }
  | { kind: 'token'; userId: number; token: string; expiresAt: number };

/**
 * Finds out who asks. An `Authorization` header wins over the cookie, and only Bearer is taken; the
 * cookie counts from our own pages only.
 */
export type Identify = (request: FastifyRequest) => Promise<Identity | undefined>;

interface IdentifyOptions {
  sessions: SessionsService;
  cookie: SessionCookie;
  upstream: Upstream;
  publicUrl: string | undefined;
}

/** The one place where requests and sockets are told apart by who sent them. */
export function createIdentify(options: IdentifyOptions): Identify {
  const { sessions, cookie, upstream, publicUrl } = options;
  return async (request) => {
    if (request.headers.authorization !== undefined) {
      const token = readBearer(request);
      return token === undefined ? undefined : identifyToken(upstream, token);
    }
    if (isForeign(request, publicUrl)) return undefined;
    const token = cookie.read(request);
    const session = token === undefined ? undefined : await sessions.find(token);
    return session && { kind: 'session', userId: session.userId, session };
  };
}

/** The owner of a token, if it is good. Throws an `ApiError` when nobody can tell. */
export async function identifyToken(
  upstream: Pick<Upstream, 'verifyToken'>,
  token: string,
  options?: Pick<SignInOptions, 'startsSession'>,
): Promise<Identity | undefined> {
  const owner = await upstream.verifyToken(token, options);
  if (!isRefusal(owner)) return { kind: 'token', token, ...owner };
  if (owner.fault === undefined) return undefined;
  throw translateError(owner, { entity: undefined });
}

/** The actor of the tracking API that an identity acts as. */
export const toActor = (identity: Identity) =>
  identity.kind === 'token'
    ? { userId: identity.userId, tokenExpiresAt: identity.expiresAt }
    : identity.session.kind === 'token'
      ? { userId: identity.userId, tokenExpiresAt: identity.session.expiresAt }
      : { userId: identity.userId };
