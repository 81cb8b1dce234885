import { normalizeSignInName } from '@rastro/sdk/domain';
import { findByName } from '../../access/user-names';
import { loadTokenKey, verifyToken } from '../../access/tokens/verify-token';
import { refused } from '../../common/engine-error';
import { readForm } from '../../common/read-form';
import type { Handler } from '../../requests/request-context';

/** No tag of a language is longer. */
const MAX_TAG_LENGTH = 35;
const EMPTY = { status: 200, body: null };

/** `POST /password/reset`: nobody learns whether the address is known, where mail goes out. */
const reset: Handler = async ({ unit, request, channels, outbox }) => {
  const email = readForm(request.body, 'email');
  if (email === undefined || email.includes('\0')) throw refused('email is required');
  const ids = await findByName(unit, email);
  const { rows } = await unit.query<{ id: number }>(
    'select id from users where id = any($1) and email_key = $2 and not temporary',
    [ids, normalizeSignInName(email)],
  );
  const mail = channels.find(({ type }) => type === 'mail');
  if (rows[0] && !mail) throw refused('No SMTP configuration found');
  if (rows[0] && mail) {
    const language = readForm(request.body, 'language')?.slice(0, MAX_TAG_LENGTH);
    const message = { kind: 'password', ...(language && { language }) } as const;
    await outbox.add(unit, [{ channel: mail.type, userId: rows[0].id, message }]);
  }
  return EMPTY;
};

/** `POST /password/update` with any good token of the account, which is not used up. */
const update: Handler = async (context) => {
  const { unit, request, clock, accounts } = context;
  const password = readForm(request.body, 'password');
  const token = readForm(request.body, 'token') ?? '';
  const owner = await verifyToken(accounts, await loadTokenKey(unit), token, clock());
  if ('message' in owner) throw refused(owner.message);
  if (!password) throw refused('password is required');
  const { temporary } = await accounts.caller({ userId: owner.userId }, clock());
  if (temporary) throw refused('Temporary user');
  await unit.query('update users set hashed_password = $1 where id = $2', [
    context.hashPassword(password),
    owner.userId,
  ]);
  await context.endCredentials(owner.userId);
  return EMPTY;
};

/** `/password` (tracking-api §1.3). */
export const passwordHandlers = { reset, update };
