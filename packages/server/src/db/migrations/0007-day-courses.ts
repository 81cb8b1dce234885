import { type Kysely, sql } from 'kysely';

/**
 * Creates the table of day summaries of a device's fixes (UTC days counted from the epoch), up to a
 * time of the day. Rebuilt from the fixes whenever missing.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table day_courses (
    device_id bigint not null,
    day integer not null,
    until_time timestamptz not null,
    first_id bigint not null,
    fixes json not null,
    legs json,
    primary key (device_id, day))`.execute(db);
};
