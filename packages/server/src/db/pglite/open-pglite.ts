import { join } from 'node:path';
import { DataFolderError, lockDataFolder } from './folder/data-folder-lock';
import type { PgliteDatabase, PgliteOptions } from './pglite-options';
import { superviseWorker } from './worker/supervise-worker';

const cannotOpen = (clusterDir: string, cause: unknown): DataFolderError =>
  new DataFolderError(
    `The database in ${clusterDir} cannot be opened: ${String((cause as Error).message)}. ` +
      'If its disk has room and the folder is whole, its files are damaged: move it aside, and get the latest backup ' +
      'back into an empty folder (rastro-server restore BACKUP --data FOLDER).',
    { cause },
  );

/**
 * Opens PGlite in a worker thread: durable, locked, with checkpoint and vacuum timers and a watchdog.
 * Throws `DataFolderError` when the folder is taken, read-only or damaged.
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
    await supervisor.current().ready.catch((error: unknown) => {
      throw clusterDir === null ? error : cannotOpen(clusterDir, error);
    });
    return connectPglite({ ...options, supervisor, lock });
  } catch (error) {
    await supervisor.close();
    lock?.release();
    throw error;
  }
}
