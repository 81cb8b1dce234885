import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Database } from './database';
import type { DatabaseLog } from './database-log';
import { openDatabase } from './open-database';

const silentLog: DatabaseLog = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

/**
 * A fresh, migrated database for one test file: embedded and in memory, or, when `TEST_DATABASE_URL`
 * names a PostgreSQL server, a database of its own there that `close()` drops again.
 */
export async function openTestDatabase(): Promise<Database> {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (!serverUrl) return openDatabase({ dataDir: null, log: silentLog });
  const name = `rastro_test_${randomBytes(6).toString('hex')}`;
  await runOnce(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const database = await openDatabase({ url: url.href, dataDir: null, log: silentLog });
  return {
    ...database,
    close: async () => {
      await database.close();
      await runOnce(serverUrl, `drop database ${name} with (force)`);
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
