import { type Kysely, sql } from 'kysely';

/**
 * Creates the table of accounts whose data was erased, so that data kept by law goes when its
 * retention ends.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table erasure (
    tracking_origin text not null,
    user_id bigint not null,
    erased_at timestamptz not null,
    erased_by bigint not null,
    primary key (tracking_origin, user_id))`.execute(db);
};
