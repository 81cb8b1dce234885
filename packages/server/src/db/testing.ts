import type { Database } from './database';
import type { DatabaseLog } from './database-log';
import { migrateDatabase } from './migrate-database';
import { openDatabase } from './open-database';
import { connectPglite } from './pglite/connect-pglite';
import { superviseWorker } from './pglite/worker/supervise-worker';
import { openPostgres } from './postgres/open-postgres';
import { refuseNestedUse } from './refuse-nested-use';
import { resolveDatabaseAssets } from './resolve-database-assets';
import { createTestPool, type TestStore } from './testing-pool';
import { createEmptyDatabase, dropDatabase } from './testing-server';

/** Says nothing. */
export const silentLog: DatabaseLog = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

const pool = createTestPool(openTestStore);

/**
 * A database that holds what migrations put there: embedded and in memory, or, when `TEST_DATABASE_URL` names a
 * PostgreSQL server, one there. `close()` gives it to whoever opens the next one, emptied; what is open at the same
 * time is another one. Who needs a database nobody has used opens one with `openFreshTestDatabase`.
 */
export async function openTestDatabase(): Promise<Database> {
  return refuseNestedUse(await pool.open());
}

/** One that nobody has used, and that `close()` takes away: for tests of the database itself. */
export async function openFreshTestDatabase(): Promise<Database> {
  const store = await openTestStore();
  const database = refuseNestedUse(await store.connect());
  return {
    ...database,
    close: async () => {
      await database.close();
      await store.drop();
    },
  };
}

/** Somewhere to keep a database: in memory, or on that PostgreSQL server. */
export async function openTestStore(): Promise<TestStore> {
  const url = await createEmptyDatabase();
  return url === undefined ? openEmbeddedStore() : openServerStore(url);
}

async function openEmbeddedStore(): Promise<TestStore> {
  const { workerPath, templatePath } = resolveDatabaseAssets();
  const supervisor = superviseWorker({
    workerPath,
    setup: { clusterDir: null, templatePath },
    log: silentLog,
    onFatal: () => undefined,
  });
  await supervisor.current().ready;
  // Its end is not the end of what it was connected with.
  const lent = { current: supervisor.current, close: async () => undefined };
  const connect = async (): Promise<Database> =>
    connectPglite({ dataDir: null, log: silentLog, supervisor: lent, lock: undefined });
  const first = await connect();
  await migrateDatabase(first.kysely, silentLog);
  await first.close();
  return { connect, drop: () => supervisor.close() };
}

async function openServerStore(url: string): Promise<TestStore> {
  const migrated = await openDatabase({ url, dataDir: null, log: silentLog });
  await migrated.close();
  return {
    async connect() {
      const database = await openPostgres({ url, log: silentLog });
      await database.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and backend_type = 'client backend'
           and pid <> pg_backend_pid()`,
      );
      return database;
    },
    drop: () => dropDatabase(new URL(url).pathname.slice(1)),
  };
}
