import { type Kysely, sql } from 'kysely';

/**
 * Creates the table of events an account has seen: all until a moment, and single ones after it.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table seen_events (
    tracking_origin text not null,
    user_id bigint not null,
    seen_until timestamptz,
    event_ids bigint[] not null,
    changed_at timestamptz not null,
    primary key (tracking_origin, user_id))`.execute(db);
};
