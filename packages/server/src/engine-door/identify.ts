import type { IncomingMessage } from 'node:http';
import { type Actor, isRefusal, type TokenOwner, type Upstream } from '../upstream/upstream';
import { DoorError, UNAUTHORIZED } from './door-error';
import type { DoorSession, DoorSessions } from './door-sessions';
import { readSessionCookie } from './session-cookie';

const ANONYMOUS: Actor = { anonymous: true };

/** Caller, with the token it came with, if any. */
export interface DoorIdentity {
  actor: Extract<Actor, { userId: number }>;
  token?: string | undefined;
}

const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).hostname : undefined;

/** A cookie counts only from the page it was given to (tracking-api §1.1). */
const isFromItsPage = (session: DoorSession, { headers }: IncomingMessage): boolean => {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (session.origin !== undefined) return session.origin === origin;
  return hostOf(origin) === hostOf(`http://${host ?? ''}`);
};

const toActor = ({ userId, expiresAt, chain }: TokenOwner): DoorIdentity['actor'] => ({
  userId,
  tokenExpiresAt: expiresAt,
  ...(chain && { tokenChain: chain }),
});

/** Returns the token's owner. The link in a mail grants no access: it sets a password, once. */
const findOwner = async (upstream: Upstream, token: string): Promise<TokenOwner | undefined> => {
  const owner = await upstream.verifyToken(token);
  return isRefusal(owner) || owner.setsPassword ? undefined : owner;
};

/**
 * Returns the account of a valid session cookie; a session that began with a token ends with it.
 */
export const findSession = async (
  request: IncomingMessage,
  upstream: Upstream,
  sessions: DoorSessions,
): Promise<DoorIdentity | undefined> => {
  const id = readSessionCookie(request);
  const session = id === undefined ? undefined : sessions.find(id);
  if (id === undefined || !session || !isFromItsPage(session, request)) return undefined;
  const { userId, token } = session;
  if (token === undefined) return { actor: { userId } };
  const owner = await findOwner(upstream, token);
  // A token may open the session of somebody whom its owner manages.
  if (owner) return { actor: { ...toActor(owner), userId }, token };
  sessions.end(id);
  return undefined;
};

/** Returns the token's owner; the reason why one is no longer valid is not disclosed. */
export const identifyToken = async (upstream: Upstream, token: string): Promise<DoorIdentity> => {
  const owner = await upstream.verifyToken(token);
  if (isRefusal(owner)) {
    throw new DoorError(owner.status, owner.status === 401 ? UNAUTHORIZED : owner.message);
  }
  if (owner.setsPassword) throw new DoorError(401, UNAUTHORIZED);
  return { actor: toActor(owner), token };
};

/** Checks that the token that opened something is still valid. */
export const isGoodToken = async (upstream: Upstream, token: string): Promise<boolean> =>
  (await findOwner(upstream, token)) !== undefined;

const identifyBasic = async (upstream: Upstream, encoded: string): Promise<Actor> => {
  const [email = '', ...rest] = Buffer.from(encoded, 'base64').toString().split(':');
  if (rest.length === 0) throw new DoorError(400, 'Basic needs email:password in base64');
  const answer = await upstream.signIn({ email, password: rest.join(':') });
  if (isRefusal(answer)) throw new DoorError(401, UNAUTHORIZED);
  return answer;
};

/** Identifies the caller. An `Authorization` header, if present, is the only thing that counts. */
export const identify = async (
  request: IncomingMessage,
  upstream: Upstream,
  sessions: DoorSessions,
): Promise<Actor> => {
  const { authorization } = request.headers;
  if (authorization === undefined) {
    return (await findSession(request, upstream, sessions))?.actor ?? ANONYMOUS;
  }
  const [scheme = '', credentials] = authorization.trim().split(' ');
  if (!credentials) throw new DoorError(400, 'Authorization needs a scheme and a value');
  if (scheme.toLowerCase() === 'bearer') return (await identifyToken(upstream, credentials)).actor;
  if (scheme.toLowerCase() === 'basic') return identifyBasic(upstream, credentials);
  throw new DoorError(401, UNAUTHORIZED);
};
