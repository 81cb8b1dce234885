import { verifyToken } from '../access/verify-token';
import { refused } from '../engine-error';
import { readForm } from '../read-form';
import type { Handler } from '../request-context';

const EMPTY = { status: 200, body: null };

/** `POST /password/reset`: nobody learns whether the address is known, but a known one cannot be written to. */
const reset: Handler = async ({ unit, request }) => {
  const email = readForm(request.body, 'email')?.trim().toLowerCase();
  if (email === undefined || email.includes('\0')) throw refused('email is required');
  const { rows } = await unit.query('select 1 from users where lower(email) = $1', [email]);
  if (rows.length > 0) throw refused('No SMTP configuration found');
  return EMPTY;
};

/** `POST /password/update` with any good token of the account, which is not used up. */
const update: Handler = async (context) => {
  const { unit, request, clock } = context;
  const password = readForm(request.body, 'password');
  const owner = await verifyToken(unit, readForm(request.body, 'token') ?? '', clock());
  if ('message' in owner) throw refused(owner.message);
  if (!password) throw refused('password is required');
  const { rowCount } = await unit.query('update users set hashed_password = $1 where id = $2', [
    await context.hashPassword(password),
    owner.userId,
  ]);
  return rowCount > 0 ? EMPTY : { status: 404, body: null };
};

/** `/password` (tracking-api §1.3). */
export const passwordHandlers = { reset, update };
