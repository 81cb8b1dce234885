import type { Database, Unit } from './database';
import { openDatabase } from './open-database';
import { silentLog } from './testing';
import { createEmptyDatabase } from './testing-server';

/** Two servers on one PostgreSQL, each with connections of its own. */
export interface TestPair {
  one: Database;
  other: Database;
  /**
   * Has the first go on until right after the statement that `at` finds, what it holds still held; then the second
   * until it is done or waits for the first; then both to their end. Where nothing is locked the second does not wait.
   */
  meet<T, U>(
    at: RegExp,
    first: () => Promise<T>,
    second: () => Promise<U>,
  ): Promise<[PromiseSettledResult<T>, PromiseSettledResult<U>]>;
  /** Marks a step of the first that is no statement, for `at` to match: waits there if matched. */
  pass(what: string): Promise<void>;
  close(): Promise<void>;
}

const WAITING = `select 1 from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

/** Opens them on a database of their own. Throws where `TEST_DATABASE_URL` names no PostgreSQL server. */
export async function openTestPair(): Promise<TestPair> {
  const url = await createEmptyDatabase();
  if (url === undefined) throw new Error('Name a PostgreSQL server as TEST_DATABASE_URL.');
  const open = () => openDatabase({ url, dataDir: null, log: silentLog });
  const first = await open();
  const other = await open();
  let stop: { at: RegExp; reached: () => void; goOn: Promise<void> } | undefined;

  const pass = async (what: string): Promise<void> => {
    if (!stop?.at.test(what)) return;
    const { reached, goOn } = stop;
    // Once: it goes on past the next of these.
    stop = undefined;
    reached();
    await goOn;
  };
  const pausing = (unit: Unit): Unit => ({
    ...unit,
    kysely: unit.kysely,
    query: async (sql, ...given) => {
      const answer = await unit.query(sql, ...given);
      await pass(sql);
      return answer as never;
    },
    transaction: (fn) => unit.transaction((inner) => fn(pausing(inner))),
    afterCommit: (fn) => unit.afterCommit(fn),
    notify: (...given) => unit.notify(...given),
  });

  return {
    one: { ...first, ...pausing(first) },
    other,
    pass,
    async meet(at, runFirst, runSecond) {
      let goOn = (): void => undefined;
      const went = new Promise<void>((resolve) => (goOn = resolve));
      const reached = new Promise<void>((resolve) => {
        stop = { at, reached: resolve, goOn: went };
      });
      const early = runFirst();
      const isThere = await Promise.race([
        reached.then(() => true),
        early.then(
          () => false,
          () => false,
        ),
      ]);
      stop = undefined;
      let isDone = false;
      const late = runSecond();
      const ended = late.then(
        () => void (isDone = true),
        () => void (isDone = true),
      );
      const waits = async () => (await other.query(WAITING)).rowCount > 0;
      while (isThere && !isDone && !(await waits()));
      goOn();
      await ended;
      const both = await Promise.allSettled([early, late] as const);
      if (!isThere) throw new Error(`The first server never came to ${at}.`, { cause: both });
      return both;
    },
    async close() {
      await Promise.all([first.close(), other.close()]);
    },
  };
}
