import { type Kysely, Migrator } from 'kysely';
import type { DatabaseLog } from './database-log';
import { migrations } from './migrations';
import type { Tables } from './tables';

/** Runs the migrations that are missing, in order. Throws when one fails, or the database is newer than this program. */
export async function migrateDatabase(kysely: Kysely<Tables>, log: DatabaseLog): Promise<void> {
  const migrator = new Migrator({
    db: kysely,
    provider: { getMigrations: async () => migrations },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error(String(error));
  const done = (results ?? []).map((result) => result.migrationName);
  if (done.length > 0) log.info({ migrations: done }, 'the database was brought up to date');
}
