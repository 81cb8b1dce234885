import { join } from 'node:path';
import type { Database } from '../database';
import type { DatabaseLog } from '../database-log';
import { lockDataFolder } from './data-folder-lock';
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
    // Read while the worker opens the cluster: it has a thread of its own.
    const { connectPglite } = await import('./connect-pglite');
    await supervisor.current().ready;
    return connectPglite({ ...options, supervisor, release });
  } catch (error) {
    await supervisor.close();
    release();
    throw error;
  }
}
