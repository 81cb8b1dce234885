import { createHash } from 'node:crypto';
import type { Session, SessionsService } from './sessions.service';

/** Sessions that were looked up a moment ago. */
export interface KnownSessions extends Pick<SessionsService, 'find'> {
  /** Something was written that may have ended one. */
  forgetAll(): void;
}

interface Known {
  answer: Promise<Session | undefined>;
  askedAt: number;
}

/** Longest time until a session ended by another server of the same database is refused, in ms. */
const BELIEVED_MS = 5_000;
const MAX_KNOWN = 10_000;

/**
 * Looks each session up at most once in five seconds: a call of a tracking server elsewhere costs
 * less than the question who makes it.
 */
export function createKnownSessions(
  sessions: Pick<SessionsService, 'find'>,
  clock: () => number,
): KnownSessions {
  const known = new Map<string, Known>();

  const ask = (key: string, token: string): Promise<Session | undefined> => {
    const entry: Known = { answer: sessions.find(token), askedAt: clock() };
    known.delete(key);
    known.set(key, entry);
    if (known.size > MAX_KNOWN) known.delete(known.keys().next().value ?? key);
    const forget = (): void => {
      if (known.get(key) === entry) known.delete(key);
    };
    entry.answer.then((session) => session ?? forget(), forget);
    return entry.answer;
  };

  return {
    async find(token) {
      const key = createHash('sha256').update(token).digest('base64url');
      const before = known.get(key);
      if (before === undefined || before.askedAt <= clock() - BELIEVED_MS) return ask(key, token);
      const session = await before.answer;
      return session !== undefined && session.expiresAt > clock() ? session : ask(key, token);
    },
    forgetAll: () => known.clear(),
  };
}
