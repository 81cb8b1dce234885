import type { Database } from './database';
import type { DatabaseLog } from './database-log';
import { migrateDatabase } from './migrate-database';
import { openPostgres } from './open-postgres';
import { openPglite } from './pglite/open-pglite';
import { resolveDatabaseAssets } from './resolve-database-assets';

/** Where the data lies and who is told about it. */
export interface OpenDatabaseOptions {
  /** A PostgreSQL server; without it the embedded database is opened in `dataDir`. */
  url?: string | undefined;
  /** The server's data folder; null keeps the embedded database in memory. */
  dataDir: string | null;
  log: DatabaseLog;
  /** Called when the embedded database keeps failing: the process should end. */
  onFatal?: (error: Error) => void;
}

/**
 * Opens the database and brings its tables up to date.
 * Throws `DataFolderError` or `DatabaseUrlError` with what to do.
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<Database> {
  const { url, dataDir, log, onFatal } = options;
  const database = url
    ? await openPostgres({ url, log })
    : await openPglite({
        dataDir,
        log,
        ...resolveDatabaseAssets(),
        ...(onFatal ? { onFatal } : {}),
      });
  try {
    await migrateDatabase(database.kysely, log);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
