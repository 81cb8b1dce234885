import { type Kysely, sql } from 'kysely';

/** The name of the API key by which something was done; '' for none. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table log_entry add key_name text not null default ''`.execute(db);
};
