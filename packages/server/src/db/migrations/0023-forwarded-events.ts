import { type Kysely, sql } from 'kysely';

/** Events that a tracking server elsewhere forwarded and that people are told of; the body goes once they were. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table forwarded_event (
    tracking_origin text not null,
    event_id bigint not null,
    received_at timestamptz not null,
    body json,
    primary key (tracking_origin, event_id))`.execute(db);
  await sql`create index forwarded_event_waiting on forwarded_event (tracking_origin, event_id)
    where body is not null`.execute(db);
};
