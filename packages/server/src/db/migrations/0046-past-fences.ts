import { type Kysely, sql } from 'kysely';

/** Creates the table with the names of deleted fences, which their events still use. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table past_fences (id bigint primary key, name text not null)`.execute(db);
};
