import { ENGINE_ORIGIN } from '../db/credential-epoch';
import type { Database } from '../db/database';

const KEY = 'tracking.origin';

/**
 * Ends all that people are let in with, and what waits to be told them, when the tracking API behind them is another one than at the
 * last start: there the same number of a user may be somebody else.
 */
export async function endForeignSessions(
  database: Database,
  origin: string = ENGINE_ORIGIN,
): Promise<void> {
  await database.transaction(async (unit) => {
    const { rows } = await unit.query<{ value: string }>(
      'select value from setting where key = $1 for update',
      [KEY],
    );
    if ((rows[0]?.value ?? ENGINE_ORIGIN) === origin) return;
    await unit.query('delete from credential');
    // What waits for an account is not told to another one with its number.
    await unit.query('delete from work_queue');
    await unit.query('update account set kept_token = null, kept_token_ends_at = null');
    await unit.query(
      `insert into setting (key, value) values ($1, $2)
       on conflict (key) do update set value = excluded.value`,
      [KEY, JSON.stringify(origin)],
    );
  });
}
