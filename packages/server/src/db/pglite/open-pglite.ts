import { join } from 'node:path';
import pg from 'pg';
import { createDatabase } from '../create-database';
import type { Database } from '../database';
import type { DatabaseLog } from '../database-log';
import { resultTypes } from '../result-types';
import { lockDataFolder } from './data-folder-lock';
import { startMaintenance } from './maintenance';
import { ProtocolStream } from './protocol-stream';
import { superviseWorker } from './supervise-worker';

/** How to open the embedded database. */
export interface PgliteOptions {
  /** The server's data folder; the cluster lies in `pg` inside it. Null: in memory, gone at the end. */
  dataDir: string | null;
  workerPath: string;
  /** A migrated cluster that a new folder starts from; null runs `initdb` (slow, 800 MB). */
  templatePath: string | null;
  log: DatabaseLog;
  /** A statement that runs longer is ended with its worker; default 60 000. */
  statementTimeoutMs?: number;
  /** Called when the worker keeps failing: the process should end. */
  onFatal?: (error: Error) => void;
}

/** The embedded database, and the dump that a template is made of. */
export interface PgliteDatabase extends Database {
  dump(): Promise<Uint8Array>;
}

const STATEMENT_TIMEOUT_MS = 60_000;
const MAINTENANCE_TIMEOUT_MS = 600_000;

/**
 * Opens PGlite in a worker thread: durable, locked, with checkpoint and vacuum timers and a watchdog.
 * Throws `DataFolderError` when the folder is taken or read-only.
 */
export async function openPglite(options: PgliteOptions): Promise<PgliteDatabase> {
  const { dataDir, workerPath, templatePath, log } = options;
  const release = dataDir === null ? () => undefined : await lockDataFolder(dataDir);
  const clusterDir = dataDir === null ? null : join(dataDir, 'pg');
  const supervisor = superviseWorker({
    workerPath,
    setup: { clusterDir, templatePath },
    log,
    onFatal: options.onFatal ?? (() => undefined),
  });
  try {
    await supervisor.current().ready;
  } catch (error) {
    await supervisor.close();
    release();
    throw error;
  }

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
  const maintenance =
    dataDir === null ? undefined : startMaintenance({ pool, whileUnhurried, log });

  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    await maintenance?.stop();
    await pool.end();
    await supervisor.close();
    release();
  };
  return {
    ...createDatabase('pglite', pool, () => (closing ??= close())),
    dump: () => supervisor.current().request({ kind: 'dump' }),
  };
}
