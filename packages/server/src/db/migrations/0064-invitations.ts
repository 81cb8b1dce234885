import { type Kysely, sql } from 'kysely';

/** What a credential of the kind `invitation` makes. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table invitation (
    credential_id bigint primary key references credential on delete cascade,
    settings json not null,
    sent_at timestamptz,
    claimed_at timestamptz)`.execute(db);
};
