import type { Database, Unit } from './database';
import { createSeal, type SealPurpose } from './seal';

/** Answer of a secret's trial: nothing is sealed, this one opens it, or it was sealed with another. */
export type SecretState = 'none' | 'own' | 'other';

const PURPOSE = 'proof of the secret';
const SAMPLES = 100;

/** Other sealed values and what each is bound to: a database of before has no proof yet. */
const SEALED: readonly { purpose: SealPurpose; sql: string }[] = [
  {
    purpose: 'secrets of integrations',
    sql: `select sealed, concat_ws(' ', tracking_origin, nullif(owner_id, 0), key) as bound
      from integration`,
  },
  {
    purpose: 'keys of push messages',
    sql: 'select private_key as sealed, public_key as bound from push_key',
  },
  {
    purpose: 'secrets of webhooks',
    sql: `select secret as sealed, 'secrets of webhooks' as bound from webhook`,
  },
  {
    purpose: 'tokens of the tracking server',
    sql: `select kept_token as sealed, 'user ' || user_id as bound from account
      where kept_token is not null`,
  },
];

interface Sealed extends Record<string, unknown> {
  sealed: string;
  bound: string;
}

/** One value opens: others may be of a secret that was lost long ago. */
async function tryOthers(unit: Unit, secret: string): Promise<SecretState> {
  let state: SecretState = 'none';
  for (const { purpose, sql } of SEALED) {
    const { unseal } = createSeal(secret, purpose);
    const { rows } = await unit.query<Sealed>(`${sql} limit ${SAMPLES}`);
    if (rows.some(({ sealed, bound }) => unseal(sealed, bound) !== undefined)) return 'own';
    if (rows.length > 0) state = 'other';
  }
  return state;
}

/** Tries a secret, and changes nothing. */
export async function trySecret(unit: Unit, secret: string): Promise<SecretState> {
  const { rows } = await unit.query<{ sealed: string }>(
    'select sealed from secret_proof where id = 1',
  );
  const [row] = rows;
  if (!row) return tryOthers(unit, secret);
  return createSeal(secret, PURPOSE).unseal(row.sealed, PURPOSE) === undefined ? 'other' : 'own';
}

/** Makes a secret the one of this database, whatever it was before: what that one sealed is lost. */
export async function takeSecret(unit: Unit, secret: string): Promise<void> {
  await unit.query(
    `insert into secret_proof (id, sealed) values (1, $1)
     on conflict (id) do update set sealed = excluded.sealed`,
    [createSeal(secret, PURPOSE).seal(PURPOSE, PURPOSE)],
  );
}

/** Tries a secret, and makes it the one of this database where there is none yet. */
export const proveSecret = (database: Database, secret: string): Promise<SecretState> =>
  database.transaction(async (unit) => {
    // Of two servers that start at once one makes it.
    await unit.query('lock table secret_proof in exclusive mode');
    const state = await trySecret(unit, secret);
    const { rowCount } = await unit.query('select 1 from secret_proof');
    if (state !== 'other' && rowCount === 0) await takeSecret(unit, secret);
    return state;
  });

/** Services that were saved and cannot be read, as `payment` or `mail of 7`. */
export async function listUnreadable(unit: Unit, secret: string): Promise<string[]> {
  const { unseal } = createSeal(secret, 'secrets of integrations');
  const { rows } = await unit.query<Sealed & { name: string }>(
    `select sealed, concat_ws(' ', tracking_origin, nullif(owner_id, 0), key) as bound,
       key || case owner_id when 0 then '' else ' of ' || owner_id end as name
     from integration order by owner_id, key`,
  );
  return rows
    .filter(({ sealed, bound }) => unseal(sealed, bound) === undefined)
    .map(({ name }) => name);
}
