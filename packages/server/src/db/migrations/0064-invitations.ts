import { type Kysely, sql } from 'kysely';

/** Creates the table of what a credential of the kind `invitation` creates. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table invitation (
    credential_id bigint primary key references credential on delete cascade,
    settings json not null,
    sent_at timestamptz,
    claimed_at timestamptz)`.execute(db);
};
