import { hash } from '@node-rs/argon2';
import type { Unit } from '../../../db/database';
import { findCodeStep } from '../../../upstream/one-time-code';
import type { Credentials, Refusal } from '../../../upstream/upstream';
import { findByName } from '../user-names';
import { verifyPassword } from './verify-password';

/** argon2id, OWASP's least costly setting. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A password as it is stored, in the form that comes first of those it may be typed in. */
export const hashPassword = (password: string): Promise<string> =>
  hash(password.normalize('NFC'), COST);

let unknownUserHash: Promise<string> | undefined;

interface SignInRow {
  id: number;
  hashed_password: string | null;
  disabled: boolean;
  expiration_time: Date | null;
  totp_key: string | null;
}

/** Whoever comes from elsewhere has a hash of ours after the first sign-in, unless a new password won. */
const renewHash = async (unit: Unit, id: number, stored: string, password: string) =>
  unit.query('update users set hashed_password = $3 where id = $1 and hashed_password = $2', [
    id,
    stored,
    await hashPassword(password),
  ]);

/** Checks email (or login, any case, trimmed), password and one-time code (tracking-api §1.2). */
export const signIn = async (
  unit: Unit,
  { email, password, code }: Credentials,
  nowMs: number,
): Promise<{ userId: number } | Refusal> => {
  const wrong: Refusal = { status: 401, message: 'HTTP 401 Unauthorized' };
  const [id = 0] = await findByName(unit, email);
  const { rows } = await unit.query<SignInRow>(
    `select id, hashed_password, disabled, expiration_time, totp_key from users
     where id = $1`,
    [id],
  );
  const row = rows[0];
  // An unknown address costs as much time as an account, so that nobody learns which addresses exist.
  const stored = row?.hashed_password ?? (await (unknownUserHash ??= hashPassword('nobody')));
  const { isRight, isOutdated } = await verifyPassword(stored, password);
  if (!row?.hashed_password || !isRight) return wrong;
  if (isOutdated) await renewHash(unit, row.id, stored, password);
  if (row.totp_key && code === undefined) return { ...wrong, needsCode: true };
  if (row.totp_key && findCodeStep(row.totp_key, code ?? '', nowMs) === undefined) {
    return { status: 400, message: 'User authorization failed' };
  }
  if (row.disabled) return { status: 400, message: 'User is disabled' };
  if (row.expiration_time && row.expiration_time.getTime() <= nowMs) {
    return { status: 400, message: 'User has expired' };
  }
  return { userId: row.id };
};
