import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import type { Database } from './database';

/** Dependencies of turns. */
interface TurnsOptions {
  db: Pick<Database, 'kind' | 'transaction'>;
  log: { warn(facts: object, words: string): void };
}

/** Runs what has the same key one after the other, here and in every other process on the same PostgreSQL. */
export type TakeTurns = <T>(key: string, run: () => Promise<T>) => Promise<T>;

const LOCK_SQL = `select pg_advisory_xact_lock(hashtext('turns'), hashtext($1))`;

/**
 * Max turns of a server that hold a connection at a time: their work needs other connections of the
 * same pool.
 */
const HELD_AT_ONCE = 5;

/** Turns for what must not happen at the same time and is no transaction of ours. */
export function createTurns({ db, log }: TurnsOptions): TakeTurns {
  const lasts = new Map<string, Promise<unknown>>();
  const takeTurn: TakeTurns = (key, run) => {
    const runLocked = async () => {
      const release = await holdLock(db, key, log);
      try {
        return await run();
      } finally {
        await release();
      }
    };
    const last = lasts.get(key) ?? Promise.resolve();
    const mine = last.then(runLocked, runLocked);
    lasts.set(key, mine);
    const forget = (): void => {
      if (lasts.get(key) === mine) lasts.delete(key);
    };
    mine.then(forget, forget);
    return mine;
  };
  // The embedded database gives no connection away for one.
  return db.kind === 'pglite' ? takeTurn : (key, run) => inPlace(db, () => takeTurn(key, run));
}

interface Places {
  free: number;
  waiting: (() => void)[];
}
const placesOf = new WeakMap<TurnsOptions['db'], Places>();
const hasPlace = new AsyncLocalStorage<true>();

/** A turn within a turn waits for no place: what it waits for might be waiting for that of the first. */
async function inPlace<T>(db: TurnsOptions['db'], run: () => Promise<T>): Promise<T> {
  if (hasPlace.getStore()) return run();
  const places = placesOf.get(db) ?? { free: HELD_AT_ONCE, waiting: [] };
  placesOf.set(db, places);
  if (places.free > 0) places.free -= 1;
  else await new Promise<void>((taken) => places.waiting.push(taken));
  try {
    return await hasPlace.run(true, run);
  } finally {
    const next = places.waiting.shift();
    if (next) next();
    else places.free += 1;
  }
}

const nothing = (): Promise<void> => Promise.resolve();

/** The embedded database is of one process alone, and has one connection, which must not wait for a call. */
async function holdLock(
  db: TurnsOptions['db'],
  key: string,
  log: TurnsOptions['log'],
): Promise<() => Promise<void>> {
  if (db.kind === 'pglite') return nothing;
  const ends = new AbortController();
  let ended: Promise<void> | undefined;
  await new Promise<void>((taken, failed) => {
    ended = db
      .transaction(async (unit) => {
        await unit.query(LOCK_SQL, [key]);
        const end = once(ends.signal, 'abort');
        taken();
        await end;
      })
      .catch((error: Error) => {
        log.warn({ reason: error.message, key }, 'the lock of a turn was lost');
        failed(error);
      });
  });
  return async () => {
    ends.abort();
    await ended;
  };
}
