import { type Kysely, sql } from 'kysely';

/** Links to vehicles: what their credentials open, and how often they were opened. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table share (
    credential_id bigint primary key references credential on delete cascade,
    device_ids json not null,
    group_id bigint,
    shows_name boolean not null,
    shows_speed boolean not null,
    shows_address boolean not null,
    shows_trail boolean not null,
    opened_count bigint not null default 0,
    last_opened_at timestamptz)`.execute(db);
};
