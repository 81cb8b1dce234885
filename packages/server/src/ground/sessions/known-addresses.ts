import { DAY_MS } from '@rastro/sdk/domain';
import type { Unit } from '../../db/database';

/** An account's most recent ones are remembered. */
const MAX_AN_ACCOUNT = 20;
const KEPT_MS = 180 * DAY_MS;

/** Checks whether an account has signed in from a network in the last half year. */
export async function isKnownAddress(
  unit: Unit,
  account: string,
  network: string,
): Promise<boolean> {
  const { rowCount } = await unit.query(
    'select 1 from known_address where account = $1 and network = $2',
    [account, network],
  );
  return rowCount > 0;
}

/** Remembers that an account has signed in from a network. */
export async function rememberAddress(
  unit: Unit,
  account: string,
  network: string,
  now: number,
): Promise<void> {
  await unit.query(
    `insert into known_address (account, network, last_seen_at) values ($1, $2, $3)
     on conflict (account, network) do update set last_seen_at = excluded.last_seen_at`,
    [account, network, new Date(now)],
  );
  await unit.query(
    `delete from known_address where account = $1 and network not in
       (select network from known_address where account = $1 order by last_seen_at desc limit $2)`,
    [account, MAX_AN_ACCOUNT],
  );
}

/** Forgets what nobody has come from for half a year. */
export async function forgetOldAddresses(unit: Unit, now: number): Promise<void> {
  await unit.query('delete from known_address where last_seen_at < $1', [new Date(now - KEPT_MS)]);
}
