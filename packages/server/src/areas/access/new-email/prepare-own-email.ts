import { MAIL_ADDRESS, normalizeSignInName } from '@rastro/sdk/domain';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../../request/api-error';
import { type Identity, toUpstreamActor } from '../../../ground/identity/identity';
import { fieldInvalid } from '../../../request/parse-body';
import type { LoginThrottle } from '../../../ground/sessions/login-throttle';
import { tooManyAttempts } from '../../../ground/sessions/too-many-attempts';
import { toNewEmailAccount } from '../../../ground/sessions/throttle-keys';
import type { NewEmails } from './new-emails';

type Body = Record<string, unknown>;

/** Somebody's write of his own account. */
interface OwnWrite {
  sent: Body;
  before: Body;
  identity: Identity;
  request: FastifyRequest;
}

/** Max length of an e-mail in the table. */
const MAX_LENGTH = 128;

/**
 * Answers the new e-mail in a write of one's own account that has to wait for its confirmation;
 * undefined where there is none, or where it holds at once. Throws an `ApiError` for one that may not be.
 */
export async function prepareOwnEmail(
  { newEmails, throttle }: { newEmails: NewEmails; throttle: LoginThrottle },
  { sent, before, identity, request: { ip } }: OwnWrite,
): Promise<string | undefined> {
  const wanted = normalizeSignInName(sent['email']);
  // What is empty is refused where the rest is.
  if (wanted === '' || wanted === normalizeSignInName(before['email'])) return undefined;
  if (!newEmails.canAsk) {
    if (before['administrator'] === true) return undefined;
    throw new ApiError(
      403,
      'EMAIL_NEEDS_ADMINISTRATOR',
      'This server cannot send the new email a link to confirm it. Ask an administrator to change it.',
      { field: 'email' },
    );
  }
  const email = String(sent['email']).trim();
  if (!MAIL_ADDRESS.test(email) || email.length > MAX_LENGTH) {
    throw fieldInvalid({
      code: 'BAD_FORMAT',
      path: 'email',
      expected: 'name@example.com',
      found: '',
    });
  }
  // Each one counts, for who asks and for the mailbox: nobody's is to be filled from here.
  const present = String(before['email']);
  for (const account of [toNewEmailAccount(present), toNewEmailAccount(wanted)]) {
    const attempt = await throttle.attempt(account, ip, present);
    if (!attempt.isAllowed) throw tooManyAttempts(attempt.retryAfterSeconds);
  }
  const { password: _, ...rest } = sent;
  await newEmails.rehearse(toUpstreamActor(identity), { ...rest, email });
  return email;
}
