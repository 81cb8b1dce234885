import { type Kysely, sql } from 'kysely';

/** Adds the date of an invoice's last comparison with its provider. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table invoice add column compared_on date`.execute(db);
};
