import { type Kysely, sql } from 'kysely';

/** When an invoice was compared with its provider last. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table invoice add column compared_on date`.execute(db);
};
