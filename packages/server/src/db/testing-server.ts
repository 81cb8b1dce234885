import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Returns the name prefix of this run's databases on a PostgreSQL server. */
const namePrefix = (): string => `rastro_test_${process.env['TEST_DATABASE_RUN'] ?? 'alone'}_`;

/** The address of an empty database on the PostgreSQL server that `TEST_DATABASE_URL` names, if it does. */
export async function createEmptyDatabase(): Promise<string | undefined> {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (!serverUrl) return undefined;
  const url = new URL(serverUrl);
  url.pathname = `/${namePrefix()}${randomBytes(6).toString('hex')}`;
  await runOnce(serverUrl, `create database ${url.pathname.slice(1)}`);
  return url.href;
}

/** Takes the databases of this run away from the server that `TEST_DATABASE_URL` names, if it does. */
export async function dropTestDatabases(): Promise<void> {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (!serverUrl) return;
  const names = await runOnce(
    serverUrl,
    `select datname from pg_database where starts_with(datname, '${namePrefix()}')`,
  );
  for (const { datname } of names) await dropDatabase(String(datname));
}

/** Takes one of them away, whoever is connected. */
export const dropDatabase = async (name: string): Promise<void> =>
  void (await runOnce(
    process.env['TEST_DATABASE_URL'] ?? '',
    `drop database if exists ${name} with (force)`,
  ));

async function runOnce(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}
