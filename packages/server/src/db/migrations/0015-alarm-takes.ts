import { type Kysely, sql } from 'kysely';

/** Creates the table of taken alarms of a tracking API; without a user once released. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table alarm_take (
    tracking_origin text not null,
    event_id bigint not null,
    device_id bigint not null,
    event_time timestamptz not null,
    alarm text not null,
    position_id bigint not null,
    user_id bigint,
    user_name text not null,
    taken_at timestamptz,
    note text not null,
    primary key (tracking_origin, event_id))`.execute(db);
  await sql`create index alarm_take_event_time on alarm_take (tracking_origin, event_time)`.execute(
    db,
  );
};
