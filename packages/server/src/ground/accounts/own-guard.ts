import { listMembers } from '@rastro/sdk/domain';
import { ApiError } from '../../request/api-error';
import { translateError } from '../../request/translate-error';
import { isRefusal, type Upstream } from '../../upstream/upstream';
import type { Identity } from '../identity/identity';
import type { LoginThrottle } from '../sessions/login-throttle';
import { tooManyAttempts } from '../sessions/too-many-attempts';

/** All that decides who gets into an account. */
export const SIGN_IN_MEMBERS = listMembers('User', 'signIn');
/** One of them. */
export type SignInMember = (typeof SIGN_IN_MEMBERS)[number];

/** Author of a change, and the proof they present. */
export interface Proof {
  member: SignInMember;
  identity: Identity;
  /** The e-mail in force. */
  email: string;
  currentPassword: unknown;
  ip: string;
}

/** Throws unless a person asks who gave the present password just now. */
export type OwnGuard = (proof: Proof) => Promise<void>;

/** The one guard before whatever decides who gets into one's own account. */
export function createOwnGuard({
  upstream,
  throttle,
}: {
  upstream: Pick<Upstream, 'signIn'>;
  throttle: LoginThrottle;
}): OwnGuard {
  return async ({ member, identity, email, currentPassword: password, ip }) => {
    requirePerson(identity, member);
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
}

const REFUSALS = {
  password: ['PASSWORD_NEEDS_SIGN_IN', 'A token sets no password.'],
  email: ['EMAIL_NEEDS_SIGN_IN', 'A token changes no email of its own account.'],
  login: ['LOGIN_NEEDS_SIGN_IN', 'A token changes no user name of its own account.'],
  totpKey: ['CODE_KEY_NEEDS_SIGN_IN', 'A token changes nothing about one-time codes.'],
} as const;

/**
 * True for somebody who signed in as themselves, by what they know: no token, and nobody who logged
 * in as another.
 */
export const isPerson = (identity: Identity): identity is Extract<Identity, { kind: 'session' }> =>
  identity.kind === 'session' && !['token', 'entered'].includes(identity.session.startedBy);

/** A token ends some day; a password that it set, or got by an e-mail of its own, would not. */
export function requirePerson(identity: Identity, member: SignInMember): void {
  if (isPerson(identity)) return;
  const [code, words] = REFUSALS[member];
  throw new ApiError(403, code, `${words} Sign in with the password first.`, { field: member });
}

const presentPasswordWrong = (): ApiError =>
  new ApiError(
    403,
    'CURRENT_PASSWORD_WRONG',
    'What decides who gets in is changed with the present password in currentPassword. It is missing or wrong.',
    { field: 'currentPassword' },
  );
