import { type Kysely, sql } from 'kysely';

/**
 * Creates the tables for data forwarded by an external tracking server: the newest fix of each
 * vehicle, and the events received.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table received_fix (
    tracking_origin text not null,
    device_id bigint not null,
    fix_time timestamptz not null,
    primary key (tracking_origin, device_id))`.execute(db);
  await sql`create table received_event (
    tracking_origin text not null,
    event_id bigint not null,
    received_at timestamptz not null,
    primary key (tracking_origin, event_id))`.execute(db);
};
