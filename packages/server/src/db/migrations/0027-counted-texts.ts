import { type Kysely, sql } from 'kysely';

/**
 * Creates the table of text messages sent per minute in front of an external tracking server, whose
 * statistics do not include them.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table counted_text (
    tracking_origin text not null,
    minute timestamptz not null,
    sent int not null,
    primary key (tracking_origin, minute))`.execute(db);
};
