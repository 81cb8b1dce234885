import { type Kysely, sql } from 'kysely';

/**
 * Creates the table of contacts notified of an alarm, with the channel: several rules may name the
 * same one.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table told_contact (
    event_id bigint not null,
    user_id bigint not null,
    channel text not null,
    told_at timestamptz not null,
    primary key (event_id, user_id, channel))`.execute(db);
};
