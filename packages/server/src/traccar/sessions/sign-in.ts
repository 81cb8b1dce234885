import { DAY_MS, passwordForms } from '@rastro/sdk/domain';
import {
  type Credentials,
  isRefusal,
  type Refusal,
  type SignInOptions,
} from '../../upstream/upstream';
import type { TrackingLog } from '../wire/availability';
import { buildContent } from '../wire/build-content';
import { readAnswer } from '../wire/read-answer';
import type { TokenStore } from './token-store';
import type { TrackingCall, TrackingReply } from '../wire/tracking-http';
import type { UserSessions } from './user-sessions';

/** Dependencies of a sign-in. */
export interface SignInParts {
  call: (call: TrackingCall) => Promise<TrackingReply>;
  sessions: UserSessions;
  tokens: TokenStore;
  /** Sessions are opened through the service account: no token of a user is kept. */
  hasService: boolean;
  clock: () => number;
  log: TrackingLog;
}

/** Lifetime of a token, equal to the longest session. */
const TOKEN_LIFETIME_MS = 366 * DAY_MS;
/** A kept token that lives on for so long is not replaced at the next sign-in. */
const FRESH_ENOUGH_MS = 183 * DAY_MS;

const form = (path: string, body: Record<string, string>) =>
  buildContent({ method: 'POST', path, query: new URLSearchParams(), body });

/**
 * Signs in at the tracking server with a password, in whichever of its forms it was stored there, and
 * sees to it that the session can be opened anew.
 */
export async function signIn(
  parts: SignInParts,
  credentials: Credentials,
  options: SignInOptions,
): Promise<{ userId: number } | Refusal> {
  let answer: { userId: number } | Refusal = { status: 401, message: 'HTTP 401 Unauthorized' };
  for (const password of passwordForms(credentials.password)) {
    answer = await signInWith(parts, { ...credentials, password }, options);
    if (!isRefusal(answer) || answer.status !== 401 || answer.needsCode) return answer;
  }
  return answer;
}

async function signInWith(
  parts: SignInParts,
  { email, password, code }: Credentials,
  { startsSession = false, address }: SignInOptions,
): Promise<{ userId: number } | Refusal> {
  const { call, sessions, hasService } = parts;
  const fields = { email, password, ...(code === undefined ? {} : { code }) };
  const reply = await call({
    method: 'POST',
    target: '/api/session',
    content: form('/session', fields),
    accept: 'application/json',
    address,
  });
  const answer = await readAnswer(reply, { method: 'POST', path: '/session' });
  if (answer.status >= 400 || answer.body === null) {
    const needsCode = answer.headers?.['www-authenticate'] === 'TOTP';
    return {
      status: answer.status >= 400 ? answer.status : 401,
      message: answer.body ?? '',
      ...(needsCode && { needsCode }),
    };
  }
  const { id: userId } = JSON.parse(answer.body) as { id: number };
  if (reply.cookie === undefined) return { status: 401, message: 'HTTP 401 Unauthorized' };
  if (startsSession && !hasService) await keepToken(parts, userId, reply.cookie);
  sessions.adopt(userId, reply.cookie);
  return { userId };
}

async function keepToken(parts: SignInParts, userId: number, cookie: string): Promise<void> {
  const { call, tokens, clock, log } = parts;
  const kept = await tokens.find(userId);
  if (kept !== undefined && kept.expiresAt > clock() + FRESH_ENOUGH_MS) return;
  const expiresAt = clock() + TOKEN_LIFETIME_MS;
  const path = '/session/token';
  const expiration = new Date(expiresAt).toISOString();
  const reply = await call({
    method: 'POST',
    target: `/api${path}`,
    content: form(path, { expiration }),
    accept: 'application/json',
    as: { cookie },
  });
  const answer = await readAnswer(reply, { method: 'POST', path });
  if (answer.status >= 400 || answer.body === null) {
    log.warn(
      { status: answer.status },
      'the tracking server gave no token: a restart ends sessions',
    );
    return;
  }
  await tokens.keep(userId, { token: answer.body, expiresAt });
  if (kept !== undefined) await revokeToken(parts, kept.token, { cookie });
}

/** Ends a token at the tracking server; before 6.11 there was no way to. */
export async function revokeToken(
  { call, log }: Pick<SignInParts, 'call' | 'log'>,
  token: string,
  as: TrackingCall['as'],
): Promise<void> {
  const path = '/session/token/revoke';
  try {
    const reply = await call({
      method: 'POST',
      target: `/api${path}`,
      content: form(path, { token }),
      as,
    });
    reply.body.resume();
  } catch (error) {
    log.warn({ err: error }, 'a token that is not needed any more could not be revoked');
  }
}
