import { type Kysely, sql } from 'kysely';

/** Events of what was deleted, which a tracking server elsewhere shows to nobody any more. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table kept_events (
    tracking_origin text not null,
    event_id bigint not null,
    device_id bigint not null,
    event_time timestamptz not null,
    type text not null,
    body json not null,
    primary key (tracking_origin, event_id))`.execute(db);
  await sql`create index kept_events_time on kept_events (tracking_origin, event_time)`.execute(db);
};
