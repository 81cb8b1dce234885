import type { Database, Unit } from '../../../db/database';
import type { Dice } from './dice';
import type { Gate } from './turnstile';

/** A server that was killed at this step; it does nothing any more. */
export class Killed extends Error {}

/** Database and provider calls of a server, and its turns. */
interface Ground {
  database: Database;
  ask: typeof fetch;
  /**
   * Gate at which its steps wait for those of others: between transactions and calls, as one
   * connection lets them.
   */
  gate: Gate;
}

/**
 * Ends a server before or after any of its steps: a statement, a transaction, a call of the provider whose answer it
 * never hears. Once dead every step fails, whoever catches what, until another one is started.
 */
export function createKills(dice: Dice, { database, ask, gate }: Ground) {
  let left = Infinity;
  let isDead = false;
  let count = 0;

  const step = (): void => {
    if (isDead) throw new Killed('killed');
    left -= 1;
    if (left > 0) return;
    isDead = true;
    count += 1;
    throw new Killed('killed');
  };
  const around = async <T>(work: () => Promise<T>): Promise<T> => {
    step();
    const made = await work();
    step();
    return made;
  };
  const mortal = (unit: Unit, wait: Gate): Unit => ({
    ...unit,
    kysely: unit.kysely,
    query: (...given) => around(() => wait(() => unit.query(...given))) as never,
    transaction: (fn) =>
      around(() => wait(() => unit.transaction((inner) => fn(mortal(inner, atOnce))))),
    afterCommit: (fn) => unit.afterCommit(fn),
    notify: (...given) => unit.notify(...given),
  });

  return {
    count: () => count,
    isDead: () => isDead,
    /** Sets whether the running server is killed after some steps, `most` at the most. */
    arm(isKilled: boolean, most?: number): void {
      left = isKilled ? 1 + dice.below(most ?? dice.pick([50, 400, 4_000])) : Infinity;
    },
    /** Returns database and calls for another server. */
    revive(): { db: Database; fetch: typeof fetch } {
      isDead = false;
      left = Infinity;
      const db = { ...database, ...mortal(database, gate) };
      return { db, fetch: (...given) => around(() => gate(() => ask(...given))) };
    },
  };
}

const atOnce: Gate = (work) => work();
