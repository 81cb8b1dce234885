import { createHash } from 'node:crypto';
import { DAY_MS } from '@rastro/sdk/domain';
import type { Refusal, TokenOwner } from '../../upstream/upstream';
import { readAnswer } from '../wire/read-answer';
import { readTokenEnd } from './read-token-end';
import type { SignInParts } from './sign-in';

/** Finds out whose tokens are. A program sends the same one with every call. */
export interface TokenOwners {
  verify(token: string): Promise<TokenOwner | Refusal>;
  /** The token was revoked: what was found out about it holds no more. */
  forget(token: string): void;
}

interface Known {
  answer: Promise<TokenOwner | Refusal>;
  askedAt: number;
  /** Found out by an earlier question. */
  owner?: TokenOwner;
}

/** A token that was revoked elsewhere is refused after this at the latest. */
const BELIEVED_MS = 5_000;
const MAX_KNOWN = 10_000;

/** Asks the tracking server about tokens, at most once in five seconds about each. */
export function createTokenOwners(parts: SignInParts): TokenOwners {
  const { call, sessions, clock } = parts;
  const known = new Map<string, Known>();

  const enter = async (token: string): Promise<TokenOwner | Refusal> => {
    const target = `/api/session?${new URLSearchParams({ token }).toString()}`;
    const reply = await call({ method: 'GET', target });
    const answer = await readAnswer(reply, { method: 'GET', path: '/session' });
    if (answer.status >= 400 || answer.body === null || reply.cookie === undefined) {
      return { status: answer.status === 400 ? 400 : 401, message: answer.body ?? '' };
    }
    const { id: userId } = JSON.parse(answer.body) as { id: number };
    // The virtual account of `web.serviceAccountToken` has an id that no number holds.
    if (!Number.isSafeInteger(userId)) return { status: 401, message: 'HTTP 401 Unauthorized' };
    sessions.adoptWithToken(userId, reply.cookie, token);
    // One of another form is believed for a day, after which its owner comes with it again.
    return { userId, expiresAt: readTokenEnd(token) ?? clock() + DAY_MS };
  };

  /** No new session for a question that was answered before. */
  const ask = async (token: string, owner: TokenOwner): Promise<TokenOwner | Refusal> => {
    const path = `/users/${owner.userId}`;
    const as = { bearer: token };
    const accept = 'application/json';
    const reply = await call({ method: 'GET', target: `/api${path}`, as, accept });
    const answer = await readAnswer(reply, { method: 'GET', path });
    return answer.status < 400 ? owner : { status: 401, message: answer.body ?? '' };
  };

  const find = (token: string): Promise<TokenOwner | Refusal> => {
    const key = hashOf(token);
    const before = known.get(key);
    if (before !== undefined && before.askedAt > clock() - BELIEVED_MS) return before.answer;
    const answer = before?.owner ? ask(token, before.owner) : enter(token);
    const entry: Known = {
      answer,
      askedAt: clock(),
      ...(before?.owner && { owner: before.owner }),
    };
    known.delete(key);
    known.set(key, entry);
    if (known.size > MAX_KNOWN) known.delete(known.keys().next().value ?? key);
    answer.then(
      (owner) => {
        if ('userId' in owner) entry.owner = owner;
        else delete entry.owner;
      },
      // Nothing was found out: the next one asks again.
      () => (entry.askedAt = Number.NEGATIVE_INFINITY),
    );
    return answer;
  };

  return { verify: find, forget: (token) => void known.delete(hashOf(token)) };
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
