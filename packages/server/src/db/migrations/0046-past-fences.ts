import { type Kysely, sql } from 'kysely';

/** What deleted fences were called, which their events go on naming. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table past_fences (id bigint primary key, name text not null)`.execute(db);
};
