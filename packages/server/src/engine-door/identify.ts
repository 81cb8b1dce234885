import type { IncomingMessage } from 'node:http';
import { type Actor, isRefusal, type Upstream } from '../upstream/upstream';
import { DoorError } from './door-error';
import type { DoorSession, DoorSessions } from './door-sessions';
import { readSessionCookie } from './session-cookie';

const UNAUTHORIZED = 'HTTP 401 Unauthorized';
const ANONYMOUS: Actor = { anonymous: true };

const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).hostname : undefined;

/** A cookie counts only from the page it was given to (tracking-api §1.1). */
const isFromItsPage = (session: DoorSession, { headers }: IncomingMessage): boolean => {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (session.origin !== undefined) return session.origin === origin;
  return hostOf(origin) === hostOf(`http://${host ?? ''}`);
};

/** The session of the cookie, when it counts. */
export const findSession = (
  request: IncomingMessage,
  sessions: DoorSessions,
): DoorSession | undefined => {
  const id = readSessionCookie(request);
  const session = id === undefined ? undefined : sessions.find(id);
  return session && isFromItsPage(session, request) ? session : undefined;
};

/** Who a session acts for. */
export const toActor = ({ userId, expiresAt }: DoorSession): Actor =>
  expiresAt === undefined ? { userId } : { userId, tokenExpiresAt: expiresAt };

/** Whose token it is; why one is no longer good is nobody's to know. */
export const identifyToken = async (upstream: Upstream, token: string): Promise<DoorSession> => {
  const owner = await upstream.verifyToken(token);
  if (isRefusal(owner)) {
    throw new DoorError(owner.status, owner.status === 401 ? UNAUTHORIZED : owner.message);
  }
  return { userId: owner.userId, origin: undefined, expiresAt: owner.expiresAt };
};

const identifyBasic = async (upstream: Upstream, encoded: string): Promise<Actor> => {
  const [email = '', ...rest] = Buffer.from(encoded, 'base64').toString().split(':');
  if (rest.length === 0) throw new DoorError(400, 'Basic needs email:password in base64');
  const answer = await upstream.signIn({ email, password: rest.join(':') });
  if (isRefusal(answer)) throw new DoorError(401, UNAUTHORIZED);
  return answer;
};

/** Who asks. An `Authorization` header is the only thing that counts when there is one. */
export const identify = async (
  request: IncomingMessage,
  upstream: Upstream,
  sessions: DoorSessions,
): Promise<Actor> => {
  const { authorization } = request.headers;
  if (authorization === undefined) {
    const session = findSession(request, sessions);
    return session ? toActor(session) : ANONYMOUS;
  }
  const [scheme = '', credentials] = authorization.trim().split(' ');
  if (!credentials) throw new DoorError(400, 'Authorization needs a scheme and a value');
  if (scheme.toLowerCase() === 'bearer') return toActor(await identifyToken(upstream, credentials));
  if (scheme.toLowerCase() === 'basic') return identifyBasic(upstream, credentials);
  throw new DoorError(401, UNAUTHORIZED);
};
