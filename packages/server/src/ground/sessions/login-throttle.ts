import { DAY_MS } from '@rastro/sdk/domain';
import type { Database, Unit } from '../../db/database';
import { toNetwork } from '../../listener/to-network';
import { forgetOldAddresses, isKnownAddress, rememberAddress } from './known-addresses';
import { nextThrottle, type ThrottleState } from './next-throttle';
import { listThrottleKeys, type ThrottleKey, toAccountHash } from './throttle-keys';

/** Decision on an attempt, with the seconds to wait when it is refused. */
export type ThrottleAnswer = { isAllowed: true } | { isAllowed: false; retryAfterSeconds: number };

/**
 * Slows down guessing: by account, by address, and by both together. At an address that the account has
 * signed in from before, only what fails there counts: strangers cannot lock anybody out.
 */
export class LoginThrottle {
  readonly #database: Database;
  readonly #clock: () => number;

  constructor(database: Database, clock: () => number) {
    this.#database = database;
    this.#clock = clock;
  }

  /**
   * Counts an attempt before the password is checked, so that parallel ones cannot slip through.
   * `owner` is the account whose addresses are known; `account` when left out.
   */
  async attempt(account: string, address: string, owner = account): Promise<ThrottleAnswer> {
    const now = this.#clock();
    return this.#database.transaction(async (unit) => {
      const keys = await listKeys(unit, account, address, owner);
      const states = await lockStates(unit, keys, now);
      const blockedUntil = Math.max(0, ...[...states.values()].map((s) => s.blockedUntil ?? 0));
      if (blockedUntil > now) {
        return { isAllowed: false, retryAfterSeconds: Math.ceil((blockedUntil - now) / 1000) };
      }
      for (const { key, freeFailures } of keys) {
        const next = nextThrottle(states.get(key), now, freeFailures);
        if (next !== undefined) await writeState(unit, key, next);
      }
      return { isAllowed: true };
    });
  }

  /** Forgets the account's failures after a success; the address keeps all but this one. */
  async succeed(account: string, address: string): Promise<void> {
    await this.#database.transaction(async (unit) => {
      const keys = (await listKeys(unit, account, address)).map(({ key }) => key);
      await unit.query(`delete from login_throttle where key = any($1) and key not like 'ip:%'`, [
        keys,
      ]);
      await takeBack(unit, keys);
    });
  }

  /** From now on the account is known at that address. */
  async remember(account: string, address: string): Promise<void> {
    const now = this.#clock();
    await this.#database.transaction((unit) =>
      rememberAddress(unit, toAccountHash(account), toNetwork(address), now),
    );
  }

  /** Takes back an attempt whose password nobody could look at. */
  async forgive(account: string, address: string): Promise<void> {
    await this.#database.transaction(async (unit) => {
      const keys = await listKeys(unit, account, address);
      await takeBack(
        unit,
        keys.map(({ key }) => key),
      );
    });
  }

  /** Removes what has been quiet for a day, and addresses that are long unused. */
  async sweep(nowMs: number): Promise<void> {
    await this.#database.query('delete from login_throttle where last_failure_at < $1', [
      new Date(nowMs - DAY_MS),
    ]);
    await forgetOldAddresses(this.#database, nowMs);
  }
}

const listKeys = async (
  unit: Unit,
  account: string,
  address: string,
  owner = account,
): Promise<ThrottleKey[]> => {
  const isKnown = await isKnownAddress(unit, toAccountHash(owner), toNetwork(address));
  return listThrottleKeys(account, address, isKnown);
};

const takeBack = async (unit: Unit, keys: readonly string[]): Promise<void> => {
  await unit.query(
    'update login_throttle set failures = greatest(failures - 1, 0), blocked_until = null where key = any($1)',
    [keys],
  );
};

/** Takes the rows for this transaction, in one order for all, so that none waits for another in a circle. */
async function lockStates(
  unit: Unit,
  keys: readonly ThrottleKey[],
  now: number,
): Promise<Map<string, ThrottleState>> {
  const names = keys.map(({ key }) => key).sort();
  for (const key of names) {
    await unit.query(
      'insert into login_throttle (key, failures, last_failure_at) values ($1, 0, $2) on conflict do nothing',
      [key, new Date(now)],
    );
  }
  const { rows } = await unit.query<{
    key: string;
    failures: number;
    last_failure_at: Date;
    blocked_until: Date | null;
  }>('select * from login_throttle where key = any($1) order by key for update', [names]);
  return new Map(
    rows.map((row) => [
      row.key,
      {
        failures: row.failures,
        lastFailureAt: row.last_failure_at.getTime(),
        blockedUntil: row.blocked_until?.getTime() ?? null,
      },
    ]),
  );
}

async function writeState(unit: Unit, key: string, state: ThrottleState): Promise<void> {
  await unit.query(
    'update login_throttle set failures = $2, last_failure_at = $3, blocked_until = $4 where key = $1',
    [
      key,
      state.failures,
      new Date(state.lastFailureAt),
      state.blockedUntil === null ? null : new Date(state.blockedUntil),
    ],
  );
}
