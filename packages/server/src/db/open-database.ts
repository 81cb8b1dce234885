import type { Database } from './database';
import type { DatabaseLog } from './database-log';
import { openPglite } from './pglite/open-pglite';
import { resolveDatabaseAssets } from './resolve-database-assets';

/** Location of the data, and the log. */
export interface OpenDatabaseOptions {
  /** A PostgreSQL server; without it the embedded database is opened in `dataDir`. */
  url?: string | undefined;
  /** The server's data folder; null keeps the embedded database in memory. */
  dataDir: string | null;
  log: DatabaseLog;
  /** Called when the database is lost for good: the process should end. */
  onFatal?: (error: Error) => void;
  /** Refuses a PostgreSQL database that another server holds; the embedded one always does. */
  isExclusive?: boolean;
}

/**
 * Opens the database and brings its tables up to date.
 * Throws `DataFolderError` or `DatabaseUrlError` with what to do.
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<Database> {
  const { url, dataDir, log, onFatal, isExclusive = false } = options;
  const fatal = onFatal ? { onFatal } : {};
  const database = url
    ? await (
        await import('./postgres/open-postgres')
      ).openPostgres({ url, log, isExclusive, ...fatal })
    : await openPglite({ dataDir, log, ...resolveDatabaseAssets(), ...fatal });
  try {
    const { migrateDatabase } = await import('./migrate-database');
    await migrateDatabase(database.kysely, log);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
