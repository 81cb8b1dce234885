import type { FastifyRequest } from 'fastify';
import type { SessionCookie } from '../features/sessions/session-cookie';
import type { Session, SessionsService } from '../features/sessions/sessions.service';
import { isRefusal, type Upstream } from '../upstream/upstream';

/** Who a request comes from: a browser with a session, or a program with a token. */
export type Identity =
  | { kind: 'session'; userId: number; session: Session }
  | { kind: 'token'; userId: number; token: string; expiresAt: number };

/** Finds out who asks. An `Authorization` header wins over the cookie, and only Bearer is taken. */
export type Identify = (request: FastifyRequest) => Promise<Identity | undefined>;

interface IdentifyOptions {
  sessions: SessionsService;
  cookie: SessionCookie;
  upstream: Upstream;
}

const BEARER = /^Bearer +([\w.~+/=-]{1,4096})$/i;

/** The one place where requests and sockets are told apart by who sent them. */
export function createIdentify({ sessions, cookie, upstream }: IdentifyOptions): Identify {
  return async (request) => {
    const { authorization } = request.headers;
    if (authorization !== undefined) {
      const token = BEARER.exec(authorization)?.[1];
      return token === undefined ? undefined : identifyToken(upstream, token);
    }
    const token = cookie.read(request);
    const session = token === undefined ? undefined : await sessions.find(token);
    return session && { kind: 'session', userId: session.userId, session };
  };
}

/** The owner of a token, if it is good. */
export async function identifyToken(
  upstream: Pick<Upstream, 'verifyToken'>,
  token: string,
): Promise<Identity | undefined> {
  const owner = await upstream.verifyToken(token);
  return isRefusal(owner) ? undefined : { kind: 'token', token, ...owner };
}

/** The actor of the tracking API that an identity acts as. */
export const toActor = (identity: Identity) =>
  identity.kind === 'token'
    ? { userId: identity.userId, tokenExpiresAt: identity.expiresAt }
    : identity.session.kind === 'token'
      ? { userId: identity.userId, tokenExpiresAt: identity.session.expiresAt }
      : { userId: identity.userId };
