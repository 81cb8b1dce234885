import { type Kysely, sql } from 'kysely';

/** By what rules a day was kept: those kept before, by none that is known, are made again. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table day_courses add column rules text not null default ''`.execute(db);
};
