import pg from 'pg';
import { MINUTE_MS } from '@rastro/sdk/domain';
import { createOwnChannels } from '../channels';
import { createDatabase } from '../create-database';
import { resultTypes } from '../result-types';
import type { DataFolderLock } from './folder/data-folder-lock';
import { startMaintenance } from './maintenance';
import type { PgliteDatabase, PgliteOptions } from './pglite-options';
import { ProtocolStream } from './worker/protocol-stream';
import type { Supervisor } from './worker/supervise-worker';

interface ConnectOptions extends Pick<PgliteOptions, 'dataDir' | 'log' | 'statementTimeoutMs'> {
  supervisor: Supervisor;
  /** Undefined in memory. */
  lock: DataFolderLock | undefined;
}

const STATEMENT_TIMEOUT_MS = MINUTE_MS;
const MAINTENANCE_TIMEOUT_MS = 10 * MINUTE_MS;
/** Longer than any statement: only a transaction that waits for itself holds the one connection so long. */
const WAIT_TIMEOUT_MS = 11 * MINUTE_MS;

/** The database behind a worker that is ready, with its timers and its watchdog; closing it gives the folder back. */
export function connectPglite(options: ConnectOptions): PgliteDatabase {
  const { dataDir, log, supervisor, lock } = options;
  let timeoutMs = options.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS;
  const watch = () => {
    const timer = setTimeout(() => {
      log.error({ timeoutMs }, 'a statement ran too long: the database worker is started again');
      void supervisor.current().terminate();
    }, timeoutMs);
    return () => clearTimeout(timer);
  };
  const pool = new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: WAIT_TIMEOUT_MS,
    user: 'postgres',
    database: 'postgres',
    types: resultTypes,
    // pg types `stream` as a net.Socket and uses only what ProtocolStream offers.
    stream: () => new ProtocolStream(supervisor.current(), watch) as never,
  });
  pool.on('error', (error) => log.warn({ err: error }, 'the database connection was lost'));

  const whileUnhurried = async <T>(run: () => Promise<T>): Promise<T> => {
    const usual = timeoutMs;
    timeoutMs = MAINTENANCE_TIMEOUT_MS;
    return run().finally(() => (timeoutMs = usual));
  };
  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    lock?.announceEnd();
    await maintenance?.stop();
    await pool.end();
    await supervisor.close();
    lock?.release();
  };
  const db = createDatabase('pglite', pool, createOwnChannels(), () => (closing ??= close()));
  const maintenance = dataDir === null ? undefined : startMaintenance({ db, whileUnhurried, log });
  return {
    ...db,
    dump: () => supervisor.current().request({ kind: 'dump' }),
  };
}
