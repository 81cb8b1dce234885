import { type Kysely, sql } from 'kysely';

/**
 * Creates the table of networks from which accounts have signed in: from there, strangers' guesses
 * at an account block nobody.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table known_address (
    account text not null,
    network text not null,
    last_seen_at timestamptz not null,
    primary key (account, network))`.execute(db);
};
