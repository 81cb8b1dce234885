import { type Kysely, sql } from 'kysely';

/** What the first start sealed, and each other has to open. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table secret_proof (
    id integer primary key check (id = 1), sealed text not null)`.execute(db);
};
