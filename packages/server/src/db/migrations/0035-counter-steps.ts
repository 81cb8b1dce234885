import { type Kysely, sql } from 'kysely';

/** By how much people corrected the counters of devices, and at which fix: no way that was driven. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table counter_steps (
    device_id bigint not null references devices on delete cascade,
    fix_time timestamptz not null,
    position_id bigint not null,
    distance_meters double precision not null,
    hours_ms double precision not null,
    primary key (device_id, fix_time, position_id))`.execute(db);
};
