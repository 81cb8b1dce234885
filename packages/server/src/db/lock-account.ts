import type { Unit } from './database';

/**
 * Takes the row of an account for this transaction, and answers its credential epoch: whoever counts what the account
 * has before adding to it waits here for the one before.
 */
export async function lockAccount(unit: Unit, origin: string, userId: number): Promise<number> {
  const { rows } = await unit.query<{ credential_epoch: number }>(
    `insert into account (tracking_origin, user_id) values ($1, $2)
     on conflict (tracking_origin, user_id) do update set user_id = excluded.user_id
     returning credential_epoch`,
    [origin, userId],
  );
  return rows[0]?.credential_epoch ?? 0;
}
