import pg from 'pg';
import { createDatabase } from '../create-database';
import type { Database } from '../database';
import { DatabaseAwayError } from '../database-away';
import type { DatabaseLog } from '../database-log';
import { type Hold, holdDatabase } from './hold-database';
import { listenPostgres } from './listen-postgres';
import { resultTypes } from '../result-types';

/** Options to open a PostgreSQL server (15 or newer). */
export interface PostgresOptions {
  /** `postgres://user:password@host:port/database`; never logged. */
  url: string;
  log: DatabaseLog;
  /** Connections at once, default 10. */
  maxConnections?: number;
  /** Refuses a database that another server holds: one engine a database. */
  isExclusive?: boolean;
  /** Called when somebody else has taken the database after an outage: the process should end. */
  onFatal?: (error: Error) => void;
}

const OLDEST_MAJOR = 15;
const CONNECT_TIMEOUT_MS = 10_000;

/** The database cannot be used; the message says why and what to do, without the password. */
export class DatabaseUrlError extends Error {}

/** Opens a pool on a PostgreSQL server. Throws `DatabaseUrlError` when it cannot be used. */
export async function openPostgres(options: PostgresOptions): Promise<Database> {
  const { url, log, maxConnections = 10 } = options;
  let hold: Hold | undefined;
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types: resultTypes,
    // The pool waits for it, whatever its types say.
    async onConnect(client: pg.ClientBase) {
      // After an outage nothing is written before the database is known to be still ours.
      if (hold?.isLost()) throw new DatabaseAwayError();
      await dropMachineCode(client);
    },
  });
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  try {
    await refuseOldServer(pool);
    if (options.isExclusive) hold = await holdDatabase(options);
    return createDatabase('postgres', pool, listenPostgres(url, log), async () => {
      await pool.end();
      await hold?.release();
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
