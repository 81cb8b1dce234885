import { type Kysely, sql } from 'kysely';

/** Creates the table of saved settings for external services. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table integration (
    tracking_origin text not null,
    key text not null check (length(key) <= 32),
    settings json not null,
    -- Names of the secrets, and their values sealed.
    secret_names json not null,
    sealed text not null,
    saved_at timestamptz not null,
    primary key (tracking_origin, key))`.execute(db);
};
