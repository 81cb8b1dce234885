import { type Kysely, sql } from 'kysely';

/** Tracking APIs whose users' permissions, which stood among their attributes, were taken over: once each. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table permissions_taken_over (
    tracking_origin text primary key, taken_at timestamptz not null)`.execute(db);
};
