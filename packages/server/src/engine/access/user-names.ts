import { normalizeSignInName } from '@rastro/sdk/domain';
import type { Unit } from '../../db/database';
import { refused } from '../common/engine-error';
import type { EntityValues } from '../../entities/entity';

const NAMES = ['email', 'login'] as const;

/** Written with a user whose names may have changed: their normal form is worked out before the next look. */
export const FORGOTTEN_KEYS = { email_key: null, login_key: null };

/** One at a time: two who choose the same name at once would both find it free. */
export const lockUserNames = async (unit: Unit): Promise<void> => {
  await unit.query(`select pg_advisory_xact_lock(hashtext('user-names'))`);
};

/** Works out the normal form of names that were written since: here, by older versions, by a dump. */
const fillKeys = async (unit: Unit): Promise<void> => {
  const { rows } = await unit.query<{ id: number; email: string; login: string | null }>(
    'select id, email, login from users where email_key is null',
  );
  for (const { id, email, login } of rows) {
    await unit.query(
      `update users set email_key = $4, login_key = $5
       where id = $1 and email = $2 and login is not distinct from $3`,
      [id, email, login, normalizeSignInName(email), normalizeSignInName(login) || null],
    );
  }
};

/** The ids of those who sign in with a name, as e-mail or as login, the oldest first. */
export const findByName = async (unit: Unit, name: string): Promise<number[]> => {
  const wanted = normalizeSignInName(name);
  if (wanted === '' || wanted.includes('\0')) return [];
  await fillKeys(unit);
  const { rows } = await unit.query<{ id: number }>(
    'select id from users where email_key = $1 or login_key = $1 order by id',
    [wanted],
  );
  return rows.map(({ id }) => id);
};

/** Returns those of these e-mails, in normal form, that belong to accounts. */
export const findAccountEmails = async (
  unit: Unit,
  emails: readonly string[],
): Promise<string[]> => {
  await fillKeys(unit);
  const { rows } = await unit.query<{ email: string }>(
    'select email_key as email from users where email_key = any($1::text[])',
    [emails],
  );
  return rows.map(({ email }) => email);
};

/**
 * People sign in with e-mail or login in any case: a new one must be nobody else's, neither as the
 * one nor as the other. A name of before stays, whatever older versions let pass.
 */
export const requireFreeNames = async (
  unit: Unit,
  after: EntityValues,
  before: EntityValues | null,
): Promise<void> => {
  const changed = NAMES.filter(
    (name) => normalizeSignInName(after[name]) !== normalizeSignInName(before?.[name]),
  );
  if (changed.length === 0) return;
  await lockUserNames(unit);
  for (const name of changed) {
    const holders = await findByName(unit, String(after[name] ?? ''));
    if (holders.some((id) => id !== after.id)) {
      throw refused(`Duplicate: another one has the same (${name})`);
    }
  }
};
