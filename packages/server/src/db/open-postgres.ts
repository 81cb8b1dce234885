import pg from 'pg';
import { createDatabase } from './create-database';
import type { Database } from './database';
import type { DatabaseLog } from './database-log';
import { resultTypes } from './result-types';

/** How to open a PostgreSQL server (15 or newer). */
export interface PostgresOptions {
  /** `postgres://user:password@host:port/database`; never logged. */
  url: string;
  log: DatabaseLog;
  /** Connections at once, default 10. */
  maxConnections?: number;
}

const OLDEST_MAJOR = 15;
const CONNECT_TIMEOUT_MS = 10_000;

/** The database cannot be reached or used; the message says why and what to do, without the password. */
export class DatabaseUrlError extends Error {}

/** Opens a pool on a PostgreSQL server. Throws `DatabaseUrlError` when it does not answer or is too old. */
export async function openPostgres({
  url,
  log,
  maxConnections = 10,
}: PostgresOptions): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types: resultTypes,
  });
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  try {
    const { rows } = await pool.query<{ version: string }>('show server_version_num');
    const major = Math.floor(Number(Object.values(rows[0] ?? {})[0]) / 10_000);
    if (major < OLDEST_MAJOR) {
      throw new Error(`it is PostgreSQL ${major}, and ${OLDEST_MAJOR} is the oldest that works`);
    }
  } catch (error) {
    await pool.end();
    throw new DatabaseUrlError(
      `DATABASE_URL (${describeUrl(url)}) cannot be used: ${describeError(error)}. ` +
        'Expected postgres://user:password@host:port/database.',
    );
  }
  return createDatabase('postgres', pool, () => pool.end());
}

function describeUrl(url: string): string {
  if (!URL.canParse(url)) return 'not a URL';
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}

function describeError(error: unknown): string {
  if (error instanceof AggregateError && error.errors[0] instanceof Error) {
    return error.errors[0].message;
  }
  return error instanceof Error ? error.message || error.name : String(error);
}
