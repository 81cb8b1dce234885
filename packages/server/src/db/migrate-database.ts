import { type Kysely, Migrator, sql } from 'kysely';
import type { DatabaseLog } from './database-log';
import { migrations } from './migrations';
import type { Tables } from './tables/tables';

/** Runs the migrations that are missing, in order. Throws when one fails, or the database is newer than this program. */
export async function migrateDatabase(kysely: Kysely<Tables>, log: DatabaseLog): Promise<void> {
  if (await isUpToDate(kysely)) return;
  const migrator = new Migrator({
    db: kysely,
    provider: { getMigrations: async () => migrations },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error(String(error));
  const done = (results ?? []).map((result) => result.migrationName);
  if (done.length > 0) log.info({ migrations: done }, 'the database was brought up to date');
}

/**
 * Checks that exactly our migrations were run: the usual case, which the migrator is slow to
 * detect.
 */
async function isUpToDate(kysely: Kysely<Tables>): Promise<boolean> {
  const table = await sql<{ oid: number | null }>`
    select to_regclass('kysely_migration')::oid as oid`.execute(kysely);
  if (table.rows[0]?.oid == null) return false;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(kysely);
  const wanted = Object.keys(migrations);
  return rows.length === wanted.length && rows.every(({ name }) => wanted.includes(name));
}
