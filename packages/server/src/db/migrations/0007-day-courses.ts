import { type Kysely, sql } from 'kysely';

/**
 * What the fixes of a device in a UTC day (counted from the epoch) come to, until a time of it. Made
 * of the fixes again whenever it is missing.
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
