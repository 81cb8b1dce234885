import { type Kysely, sql } from 'kysely';

/** A value that the first start seals, and each other start has to open. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table secret_proof (
    id integer primary key check (id = 1), sealed text not null)`.execute(db);
};
