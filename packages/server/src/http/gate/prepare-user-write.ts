import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../request/api-error';
import type { GateRow } from './gate-row';
import type { RowMatch } from './match-row';
import { translateError } from '../../request/translate-error';
import type { Identity } from '../../features/identity/identity';
import { isRefusal, type Upstream } from '../../upstream/upstream';
import type { NewEmails } from '../../features/new-email/new-emails';
import { normalizeEmail } from '../../features/new-email/normalize-email';
import { prepareOwnEmail } from '../../features/new-email/prepare-own-email';
import type { LoginThrottle } from '../../features/sessions/login-throttle';
import { tooManyAttempts } from '../../features/sessions/sessions.routes';
import type { PasswordPolicy } from '../../features/accounts/password-policy';

interface PrepareOptions {
  upstream: Upstream;
  throttle: LoginThrottle;
  passwords: PasswordPolicy;
  newEmails: NewEmails;
}

type Body = Record<string, unknown>;

/** A write of a user on its way to the tracking API. */
export interface UserWrite {
  match: RowMatch<GateRow>;
  body: Body | undefined;
  /** The user as it is, where it is changed. */
  stored: Body | undefined;
  identity: Identity;
  request: FastifyRequest;
}

/** What goes to the tracking API, and what is left to do once it has taken it. */
export interface PreparedWrite {
  body: Body | undefined;
  finish?: () => Promise<void>;
}

/** Answers what to send. Throws an `ApiError` for what this door does not let pass. */
export type PrepareUserWrite = (write: UserWrite) => Promise<PreparedWrite>;

/** What this door asks of a write of a user, whichever tracking API stands behind it. */
export function createPrepareUserWrite(options: PrepareOptions): PrepareUserWrite {
  const { upstream, throttle, passwords, newEmails } = options;

  const checkPresentPassword = async (email: string, password: unknown, ip: string) => {
    if (typeof password !== 'string' || password === '') throw presentPasswordWrong();
    const attempt = await throttle.attempt(email, ip);
    if (!attempt.isAllowed) throw tooManyAttempts(attempt.retryAfterSeconds);
    const answer = await upstream.signIn({ email, password }, { address: ip });
    // Whoever is asked for a code as well gave the right password.
    if (isRefusal(answer) && answer.needsCode !== true) {
      if (answer.fault !== undefined) {
        await throttle.forgive(email, ip);
        throw translateError(answer, { entity: undefined });
      }
      throw presentPasswordWrong();
    }
    await throttle.succeed(email, ip);
  };

  return async ({ match, body, stored: before, identity, request }) => {
    const isOwn = match.id === identity.userId;
    if (body === undefined) return { body };
    const { currentPassword, newEmail: _, ...sent } = body;
    if (sent['password']) {
      await passwords.check(sent['password']);
      if (isOwn) {
        requirePerson(identity, 'password');
        await checkPresentPassword(String(before?.['email']), currentPassword, request.ip);
      }
    }
    // Never answered, and so unknown to whoever sends the rest back.
    const isUnknown = match.row.method === 'PUT' && sent['totpKey'] === undefined;
    if (isUnknown && before?.['totpKey']) sent['totpKey'] = before['totpKey'];
    if (before === undefined) return { body: sent };
    const { id } = before;
    const isSame = normalizeEmail(sent['email']) === normalizeEmail(before['email']);
    if (!isOwn) {
      // What waits would take the place of what somebody else has set.
      return isSame ? { body: sent } : { body: sent, finish: () => newEmails.end(Number(id)) };
    }
    if (!isSame && sent['email']) requirePerson(identity, 'email');
    const waits = await prepareOwnEmail(options, { sent, before, identity, request });
    if (waits === undefined) return { body: sent };
    return {
      body: { ...sent, email: before['email'] },
      finish: () => newEmails.ask(identity.userId, waits),
    };
  };
}

/** A token ends some day; a password that it set, or got by an e-mail of its own, would not. */
function requirePerson(identity: Identity, field: 'password' | 'email'): void {
  if (identity.kind === 'session' && identity.session.startedBy !== 'token') return;
  const [code, words] =
    field === 'password'
      ? (['PASSWORD_NEEDS_SIGN_IN', 'A token sets no password.'] as const)
      : (['EMAIL_NEEDS_SIGN_IN', 'A token changes no e-mail of its own account.'] as const);
  throw new ApiError(403, code, `${words} Sign in with the password first.`, { field });
}

const presentPasswordWrong = (): ApiError =>
  new ApiError(
    403,
    'CURRENT_PASSWORD_WRONG',
    'One sets a new password with the present one in currentPassword. It is missing or wrong.',
    { field: 'currentPassword' },
  );
