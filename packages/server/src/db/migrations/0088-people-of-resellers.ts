import { type Kysely, sql } from 'kysely';

const statements = [
  // It works in the account of the reseller right above it, signed in as itself.
  sql`alter table account add works_for_reseller boolean not null default false`,
];

/** Resellers have people of their own. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(db);
};
