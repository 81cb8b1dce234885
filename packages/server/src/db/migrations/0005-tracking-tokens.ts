import type { Kysely } from 'kysely';

/** Tokens of a tracking server elsewhere, sealed, one a user with a session. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tracking_token')
    .addColumn('user_id', 'bigint', (column) => column.primaryKey())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute();
}
