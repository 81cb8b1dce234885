import { type Kysely, sql } from 'kysely';

/** How many short messages went out in front of a tracking server elsewhere, by the minute: its statistics know of none. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table counted_text (
    tracking_origin text not null,
    minute timestamptz not null,
    sent int not null,
    primary key (tracking_origin, minute))`.execute(db);
};
