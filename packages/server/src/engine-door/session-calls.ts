import type { IncomingMessage } from 'node:http';
import {
  type Actor,
  isRefusal,
  type Upstream,
  type UpstreamRequest,
  type UpstreamResponse,
} from '../upstream/upstream';
import { DoorError } from './door-error';
import type { DoorSession, DoorSessions } from './door-sessions';
import { findSession, identify, identifyToken } from './identify';
import { formatSessionCookie, readSessionCookie } from './session-cookie';

/** An answer with the cookie it sets. */
export interface DoorAnswer {
  answer: UpstreamResponse;
  cookie?: string;
}

/** Options of the session calls. */
export interface SessionCallOptions {
  upstream: Upstream;
  sessions: DoorSessions;
}

const FORM = 'application/x-www-form-urlencoded';

/** These calls carry a form or nothing, whatever the method. */
const requireForm = ({ contentType }: UpstreamRequest): void => {
  if (contentType && !contentType.toLowerCase().startsWith(FORM)) {
    throw new DoorError(415, 'HTTP 415 Unsupported Media Type');
  }
};

/** `/session` and `/session/{userId}`: what the door answers itself, because cookies are its own. */
export const createSessionCalls = ({ upstream, sessions }: SessionCallOptions) => {
  const readUser = (actor: Actor, path = '/session'): Promise<UpstreamResponse> =>
    upstream.send({ method: 'GET', path, query: new URLSearchParams() }, { actor });

  /** A new session in place of the one before, which nobody can have planted. */
  const begin = async (raw: IncomingMessage, session: DoorSession): Promise<DoorAnswer> => {
    const answer = await readUser({ userId: session.userId });
    if (answer.status !== 200) return { answer };
    sessions.end(readSessionCookie(raw) ?? '');
    const { origin } = raw.headers;
    return { answer, cookie: formatSessionCookie(sessions.create({ ...session, origin })) };
  };

  const signIn = async (raw: IncomingMessage, request: UpstreamRequest): Promise<DoorAnswer> => {
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const [email, password, code] = ['email', 'password', 'code'].map((name) => form.get(name));
    if (email == null || password == null) {
      throw new DoorError(400, 'email and password are required');
    }
    const answer = await upstream.signIn(
      { email, password, ...(code ? { code } : {}) },
      { startsSession: true, ...(request.address ? { address: request.address } : {}) },
    );
    if (!isRefusal(answer)) return begin(raw, { userId: answer.userId, origin: undefined });
    throw new DoorError(
      answer.status,
      answer.message,
      answer.needsCode ? { 'www-authenticate': 'TOTP' } : {},
    );
  };

  const current = async (raw: IncomingMessage, { query }: UpstreamRequest): Promise<DoorAnswer> => {
    const token = query.get('token');
    if (token !== null) {
      const { actor } = await identifyToken(upstream, token);
      return begin(raw, { userId: actor.userId, origin: undefined, token });
    }
    return { answer: await readUser(await identify(raw, upstream, sessions)) };
  };

  const signOut = async (raw: IncomingMessage, request: UpstreamRequest): Promise<DoorAnswer> => {
    const actor = await identify(raw, upstream, sessions);
    const answer = await upstream.send(request, { actor });
    if (answer.status < 400) sessions.end(readSessionCookie(raw) ?? '');
    return { answer };
  };

  const switchUser = async (raw: IncomingMessage, id: string): Promise<DoorAnswer> => {
    const answer = await readUser(await identify(raw, upstream, sessions), `/users/${id}`);
    if (answer.status !== 200) return { answer };
    const token = (await findSession(raw, upstream, sessions))?.token;
    return begin(raw, { userId: Number(id), origin: undefined, token });
  };

  /** The answer of a call about sessions; undefined for any other call. */
  return async (
    raw: IncomingMessage,
    request: UpstreamRequest,
  ): Promise<DoorAnswer | undefined> => {
    const { method, path } = request;
    const id = method === 'GET' ? /^\/session\/(\d+)$/.exec(path)?.[1] : undefined;
    if (path !== '/session' && id === undefined) return undefined;
    requireForm(request);
    if (id !== undefined) return switchUser(raw, id);
    if (method === 'POST') return signIn(raw, request);
    if (method === 'GET') return current(raw, request);
    return method === 'DELETE' ? signOut(raw, request) : undefined;
  };
};
