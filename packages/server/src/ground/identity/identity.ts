import type { FastifyRequest } from 'fastify';
import type { SessionCookie } from '../sessions/session-cookie';
import type { Session, SessionsService } from '../sessions/sessions.service';
import type { Token, TokensService } from '../credentials/tokens.service';
import type { Keeps } from '../../upstream/credential-ends';
import { type Actor, isRefusal, type TokenLink, type Upstream } from '../../upstream/upstream';
import { translateError } from '../../request/translate-error';
import { isForeign } from '../../request/origin-rules';
import { readBearer } from '../../request/read-bearer';

/**
 * Source of a request: a browser with a session, a program with a token of ours, or one with a
 * token of the tracking API.
 */
export type Identity =
  | { kind: 'session'; userId: number; session: Session }
  | { kind: 'token'; userId: number; token: Token }
  | ForeignToken;

/** A token of the tracking API: made at the engine's door, by a share, or before there were ours. */
export interface ForeignToken {
  kind: 'foreign-token';
  userId: number;
  text: string;
  expiresAt: number;
  chain: readonly TokenLink[] | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Identity of the caller on routes for accounts; null elsewhere. */
    identity: Identity | null;
  }
}

/** Identity of whoever calls a route of accounts. */
export function identityOf({ identity, routeOptions }: FastifyRequest): Identity {
  if (identity !== null) return identity;
  throw new Error(`${routeOptions.url ?? ''} is open to strangers: nobody was asked who it is.`);
}

/**
 * Finds out who asks. An `Authorization` header wins over the cookie, and only Bearer is taken; the
 * cookie counts from our own pages only.
 */
export type Identify = (request: FastifyRequest) => Promise<Identity | undefined>;

interface IdentifyOptions {
  sessions: Pick<SessionsService, 'find'>;
  tokens: TokensService;
  cookie: SessionCookie;
  upstream: Upstream;
  publicUrl: string | undefined;
}

/** The one place where requests and sockets are told apart by who sent them. */
export function createIdentify(options: IdentifyOptions): Identify {
  const { sessions, tokens, cookie, upstream, publicUrl } = options;
  return async (request) => {
    if (request.headers.authorization !== undefined) {
      const token = readBearer(request);
      return token === undefined ? undefined : identifyToken({ upstream, tokens }, token);
    }
    if (isForeign(request, publicUrl)) return undefined;
    const token = cookie.read(request);
    const session = token === undefined ? undefined : await sessions.find(token);
    return session && { kind: 'session', userId: session.userId, session };
  };
}

/**
 * The owner of a token, if it is good. One of the tracking API must be known to be no link of a mail:
 * that sets a password and opens nothing. Throws an `ApiError` when nobody can tell.
 */
export async function identifyToken(
  {
    upstream,
    tokens,
  }: { upstream: Pick<Upstream, 'verifyToken'>; tokens: Pick<TokensService, 'find'> },
  text: string,
): Promise<Exclude<Identity, { kind: 'session' }> | undefined> {
  const token = await tokens.find(text);
  if (token !== undefined) return { kind: 'token', userId: token.userId, token };
  const owner = await upstream.verifyToken(text);
  if (!isRefusal(owner)) {
    const { userId, expiresAt, chain } = owner;
    const isForAccess = owner.setsPassword === false;
    return isForAccess ? { kind: 'foreign-token', userId, text, expiresAt, chain } : undefined;
  }
  if (owner.fault === undefined) return undefined;
  throw translateError(owner, { entity: undefined });
}

/**
 * Returns the end of the token behind this identity, or behind the account that logged in as it, in
 * epoch ms; undefined for a password sign-in.
 */
export const tokenEndOf = (identity: Identity): number | undefined => {
  if (identity.kind === 'token') return identity.token.expiresAt;
  if (identity.kind === 'foreign-token') return identity.expiresAt;
  const { startedBy, expiresAt } = identity.session;
  return startedBy === 'token' || startedBy === 'entered' ? expiresAt : undefined;
};

/** Returns the credential to keep when the identity's own account gets a new password. */
export const toKept = (identity: Identity): Keeps | undefined =>
  identity.kind === 'session' ? { credential: identity.session.hash } : undefined;

/** The actor of the tracking API that an identity acts as. */
export const toUpstreamActor = (identity: Identity): Actor => {
  const { userId } = identity;
  const tokenExpiresAt = tokenEndOf(identity);
  if (tokenExpiresAt === undefined) return { userId };
  const chain = identity.kind === 'foreign-token' ? identity.chain : undefined;
  return { userId, tokenExpiresAt, ...(chain && { tokenChain: chain }) };
};
