import { type Kysely, sql } from 'kysely';

const statements = [
  // In the form that names are compared in; whoever has another e-mail by now has proved nothing.
  sql`alter table account add proved_email text check (length(proved_email) <= 128)`,
];

/** Adds the e-mail that an account verified as its own. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(db);
};
