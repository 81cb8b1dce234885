import { join } from 'node:path';
import { lockDataFolder } from './folder/data-folder-lock';
import type { PgliteDatabase, PgliteOptions } from './pglite-options';
import { superviseWorker } from './worker/supervise-worker';

/**
 * Opens PGlite in a worker thread: durable, locked, with checkpoint and vacuum timers and a watchdog.
 * Throws `DataFolderError` when the folder is taken or read-only.
 */
export async function openPglite(options: PgliteOptions): Promise<PgliteDatabase> {
  const { dataDir, workerPath, templatePath, log } = options;
  const lock = dataDir === null ? undefined : await lockDataFolder(dataDir);
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
    return connectPglite({ ...options, supervisor, lock });
  } catch (error) {
    await supervisor.close();
    lock?.release();
    throw error;
  }
}
