import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Database } from './database';
import type { DatabaseLog } from './database-log';
import { openDatabase } from './open-database';
import { refuseNestedUse } from './refuse-nested-use';

/** Says nothing. */
export const silentLog: DatabaseLog = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

/** The address of an empty database on the PostgreSQL server that `TEST_DATABASE_URL` names, if it does. */
export async function createEmptyDatabase(): Promise<string | undefined> {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (!serverUrl) return undefined;
  const url = new URL(serverUrl);
  url.pathname = `/rastro_test_${randomBytes(6).toString('hex')}`;
  await runOnce(serverUrl, `create database ${url.pathname.slice(1)}`);
  return url.href;
}

/**
 * A fresh, migrated database for one test file: embedded and in memory, or, when `TEST_DATABASE_URL`
 * names a PostgreSQL server, a database of its own there that `close()` drops again.
 */
export async function openTestDatabase(): Promise<Database> {
  const url = await createEmptyDatabase();
  const database = refuseNestedUse(await openDatabase({ url, dataDir: null, log: silentLog }));
  if (url === undefined) return database;
  return {
    ...database,
    close: async () => {
      await database.close();
      const name = new URL(url).pathname.slice(1);
      await runOnce(process.env['TEST_DATABASE_URL'] ?? '', `drop database ${name} with (force)`);
    },
  };
}

async function runOnce(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
