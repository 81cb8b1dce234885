import type { Unit } from '../../db/database';
import { toAccountHash, toNewEmailAccount, toRecoveryAccount } from './throttle-keys';

/**
 * Forgets all failed sign-ins of an account and of the addresses it was tried from. Resolves with the
 * number of counts that were removed.
 */
export async function unlockAccount(unit: Unit, email: string): Promise<number> {
  const names = [email, toRecoveryAccount(email), toNewEmailAccount(email)].map(toAccountHash);
  return unit.transaction(async (inner) => {
    const { rows } = await inner.query<{ key: string }>(
      `delete from login_throttle where key = any($1) or split_part(key, ':', 2) = any($2)
         and key like 'u+ip:%' returning key`,
      [names.map((name) => `u:${name}`), names],
    );
    const networks = rows.flatMap(({ key }) => /^u\+ip:\w+:(.*)$/.exec(key)?.[1] ?? []);
    const { rowCount } = await inner.query('delete from login_throttle where key = any($1)', [
      networks.map((network) => `ip:${network}`),
    ]);
    return rows.length + rowCount;
  });
}
