import { type Kysely, sql } from 'kysely';

/** Saved commands whose very words somebody who may lock has called harmless. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table harmless_command (
    tracking_origin text not null,
    command_id bigint not null,
    type text not null,
    attributes json not null,
    marked_by bigint not null,
    marked_at timestamptz not null,
    primary key (tracking_origin, command_id))`.execute(db);
};
