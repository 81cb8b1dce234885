import { createHash } from 'node:crypto';
import type { Database, Unit } from '../../db/database';
import { toNetwork } from '../../listener/to-network';
import { nextThrottle, type ThrottleState } from './next-throttle';

/** Whether an attempt may go on, and after how many seconds to come back when not. */
export type ThrottleAnswer = { isAllowed: true } | { isAllowed: false; retryAfterSeconds: number };

interface ThrottleKey {
  key: string;
  freeFailures: number;
}

const FREE_FAILURES = 5;
/** An office shares one address. */
const FREE_FAILURES_AN_ADDRESS = 30;

/** Slows down guessing: by account, by address, and by both together. */
export class LoginThrottle {
  readonly #database: Database;
  readonly #clock: () => number;

  constructor(database: Database, clock: () => number) {
    this.#database = database;
    this.#clock = clock;
  }

  /** Counts an attempt before the password is checked, so that parallel ones cannot slip through. */
  async attempt(account: string, address: string): Promise<ThrottleAnswer> {
    const keys = throttleKeys(account, address);
    const now = this.#clock();
    return this.#database.transaction(async (unit) => {
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
    const [byAccount, byBoth, byAddress] = throttleKeys(account, address);
    await this.#database.query('delete from login_throttle where key in ($1, $2)', [
      byAccount?.key,
      byBoth?.key,
    ]);
    await this.#database.query(
      'update login_throttle set failures = greatest(failures - 1, 0), blocked_until = null where key = $1',
      [byAddress?.key],
    );
  }

  /** Takes back an attempt whose password nobody could look at. */
  async forgive(account: string, address: string): Promise<void> {
    const keys = throttleKeys(account, address).map(({ key }) => key);
    await this.#database.query(
      'update login_throttle set failures = greatest(failures - 1, 0), blocked_until = null where key = any($1)',
      [keys],
    );
  }

  /** Removes what has been quiet for a day. */
  async sweep(): Promise<void> {
    await this.#database.query('delete from login_throttle where last_failure_at < $1', [
      new Date(this.#clock() - 24 * 3_600_000),
    ]);
  }
}

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

function throttleKeys(account: string, address: string): ThrottleKey[] {
  const name = createHash('sha256').update(account.trim().toLowerCase()).digest('hex').slice(0, 32);
  const network = toNetwork(address);
  return [
    { key: `u:${name}`, freeFailures: FREE_FAILURES },
    { key: `u+ip:${name}:${network}`, freeFailures: FREE_FAILURES },
    { key: `ip:${network}`, freeFailures: FREE_FAILURES_AN_ADDRESS },
  ];
}
