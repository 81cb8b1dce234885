import type { Unit } from '../../db/database';
import { refused } from '../common/engine-error';
import type { EntityValues } from '../entities/decode-entity';

const NAMES = ['email', 'login'] as const;

const normalize = (name: unknown): string =>
  typeof name === 'string' ? name.trim().toLowerCase() : '';

/** One at a time: two who choose the same name at once would both find it free. */
export const lockUserNames = async (unit: Unit): Promise<void> => {
  await unit.query(`select pg_advisory_xact_lock(hashtext('user-names'))`);
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
  const changed = NAMES.filter((name) => normalize(after[name]) !== normalize(before?.[name]));
  if (changed.length === 0) return;
  await lockUserNames(unit);
  for (const name of changed) {
    const wanted = normalize(after[name]);
    if (wanted === '') continue;
    const { rows } = await unit.query(
      `select 1 from users where id <> $1 and (lower(trim(email)) = $2 or lower(trim(login)) = $2)
       limit 1`,
      [after.id, wanted],
    );
    if (rows.length > 0) throw refused(`Duplicate: another one has the same (${name})`);
  }
};
