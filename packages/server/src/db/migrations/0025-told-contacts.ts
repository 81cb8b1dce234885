import { type Kysely, sql } from 'kysely';

/** Which contact was told of which alarm, and how: several rules may name the same one. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table told_contact (
    event_id bigint not null,
    user_id bigint not null,
    channel text not null,
    told_at timestamptz not null,
    primary key (event_id, user_id, channel))`.execute(db);
};
