import { type Kysely, sql } from 'kysely';

/** A maintenance whose cost nobody has written down did not cost nothing. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table maintenance_record alter column cost drop not null`.execute(db);
};
