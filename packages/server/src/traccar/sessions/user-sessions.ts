import { readAnswer } from '../wire/read-answer';
import type { TokenStore } from './token-store';
import type { CallAs, TrackingCall, TrackingReply } from '../wire/tracking-http';

/** Our sessions at the tracking server: one a user, shared by all their browsers and programs. */
export interface UserSessions {
  /** The cookie to call with; undefined when there is no way to act for the user. */
  get(userId: number): Promise<string | undefined>;
  /** The tracking server does not know `stale` any more: another cookie, if one can be had. */
  renew(userId: number, stale: string): Promise<string | undefined>;
  /** A sign-in gave a cookie: from now on it is the one. */
  adopt(userId: number, cookie: string): void;
  /** A token gave a cookie, which ends with it: taken when there is no other way. */
  adoptWithToken(userId: number, cookie: string, token: string): void;
  /** The session was signed out. */
  drop(userId: number): void;
}

interface UserSessionOptions {
  call: (call: TrackingCall) => Promise<TrackingReply>;
  tokens: TokenStore;
  /** Token of an account that may act for everybody; undefined without one. */
  serviceToken: string | undefined;
}

/** One a user who was active since the start; the one unused for longest gives way. */
const MAX_USERS = 20_000;

/** Opens them when needed: through the service account, by the kept token, or by the user's own. */
export function createUserSessions(options: UserSessionOptions): UserSessions {
  const { call, tokens, serviceToken } = options;
  const cookies = new Map<number, Promise<string | undefined>>();
  const ownTokens = new Map<number, string>();

  const enter = async (userId: number, target: string, as: CallAs): Promise<string | undefined> => {
    const reply = await call({ method: 'GET', target, as });
    const answer = await readAnswer(reply, { method: 'GET', path: '/session' });
    if (answer.status >= 400 || answer.body === null) return undefined;
    const { id } = JSON.parse(answer.body) as { id: number };
    return id === userId ? reply.cookie : undefined;
  };
  const enterByToken = (userId: number, token: string) =>
    enter(userId, `/api/session?${new URLSearchParams({ token }).toString()}`, undefined);

  const open = async (userId: number): Promise<string | undefined> => {
    if (serviceToken !== undefined) {
      const cookie = await enter(userId, `/api/session/${userId}`, { bearer: serviceToken });
      if (cookie !== undefined) return cookie;
    }
    const kept = await tokens.find(userId);
    if (kept !== undefined) {
      const cookie = await enterByToken(userId, kept.token);
      if (cookie !== undefined) return cookie;
      await tokens.forget(userId);
    }
    const own = ownTokens.get(userId);
    return own === undefined ? undefined : enterByToken(userId, own);
  };

  const set = (userId: number, cookie: Promise<string | undefined>): void => {
    cookies.delete(userId);
    cookies.set(userId, cookie);
    if (cookies.size > MAX_USERS) cookies.delete(cookies.keys().next().value ?? userId);
  };

  /** All who wait for the same user wait for one opening; one that failed is forgotten. */
  const start = (userId: number): Promise<string | undefined> => {
    const opening = open(userId);
    const forget = (): void => {
      if (cookies.get(userId) === opening) cookies.delete(userId);
    };
    opening.then((cookie) => cookie ?? forget(), forget);
    set(userId, opening);
    return opening;
  };

  return {
    get(userId) {
      const known = cookies.get(userId);
      if (known === undefined) return start(userId);
      set(userId, known);
      return known;
    },
    async renew(userId, stale) {
      const known = cookies.get(userId);
      const current = known && (await known.catch(() => undefined));
      if (current !== undefined && current !== stale) return current;
      // Somebody else may have begun to open one meanwhile.
      const latest = cookies.get(userId);
      if (latest !== undefined && latest !== known) return latest;
      const renewed = await start(userId);
      // Of a locked account the tracking server still tells who it is.
      if (renewed === undefined && !cookies.has(userId)) set(userId, Promise.resolve(stale));
      return renewed;
    },
    adopt: (userId, cookie) => set(userId, Promise.resolve(cookie)),
    adoptWithToken(userId, cookie, token) {
      if (!cookies.has(userId)) set(userId, Promise.resolve(cookie));
      ownTokens.delete(userId);
      ownTokens.set(userId, token);
      if (ownTokens.size > MAX_USERS) ownTokens.delete(ownTokens.keys().next().value ?? userId);
    },
    drop: (userId) => void cookies.delete(userId),
  };
}
