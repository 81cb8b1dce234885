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
  /** Refuses a database that another server holds: one engine a database. */
  isExclusive?: boolean;
  /** Called when the hold on the database is lost: the process should end. */
  onFatal?: (error: Error) => void;
}

const OLDEST_MAJOR = 15;
const CONNECT_TIMEOUT_MS = 10_000;
const ENGINE_LOCK_KEY = 7_277_116;

/** The database cannot be used; the message says why and what to do, without the password. */
export class DatabaseUrlError extends Error {}

/** Opens a pool on a PostgreSQL server. Throws `DatabaseUrlError` when it cannot be used. */
export async function openPostgres(options: PostgresOptions): Promise<Database> {
  const { url, log, maxConnections = 10 } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types: resultTypes,
    onConnect: dropMachineCode,
  });
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  try {
    await refuseOldServer(pool);
    const release = options.isExclusive ? await takeDatabase(options) : async () => undefined;
    return createDatabase('postgres', pool, async () => {
      await pool.end();
      await release();
    });
  } catch (error) {
    await pool.end();
    throw new DatabaseUrlError(
      `DATABASE_URL (${describeUrl(url)}) cannot be used: ${describeError(error)}. ` +
        'Expected postgres://user:password@host:port/database of a running server.',
    );
  }
}

/** Machine code for one statement costs seconds where reports of a day take milliseconds. */
async function dropMachineCode(client: pg.ClientBase): Promise<void> {
  await client.query('set jit = off');
}

async function refuseOldServer(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ server_version_num: string }>('show server_version_num');
  const major = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  if (major < OLDEST_MAJOR) {
    throw new Error(`it is PostgreSQL ${major}, and ${OLDEST_MAJOR} is the oldest that works`);
  }
}

/** Holds the database with a connection of its own: the lock goes when that one does. */
async function takeDatabase({ url, log, onFatal }: PostgresOptions): Promise<() => Promise<void>> {
  const holder = new pg.Client({ connectionString: url, keepAlive: true });
  await holder.connect();
  const { rows } = await holder.query<{ taken: boolean }>(
    'select pg_try_advisory_lock($1) as taken',
    [ENGINE_LOCK_KEY],
  );
  if (!rows[0]?.taken) {
    await holder.end();
    throw new Error('another server is running on this database; stop that one first');
  }
  let isReleased = false;
  holder.on('error', (error) => log.warn({ err: error }, 'the hold on the database failed'));
  holder.on('end', () => {
    if (!isReleased) onFatal?.(new Error('The hold on the database was lost.'));
  });
  return async () => {
    isReleased = true;
    await holder.end();
  };
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
