import { type Kysely, sql } from 'kysely';

const statements = [
  // Numbers begin anew with each database: with its mark a thing of ours is found at a provider and no other. What was
  // made before has none.
  sql`alter table invoice add column provider_mark text`,
  sql`alter table fiscal_note add column provider_mark text`,
];

/** Random marks by which invoices and fiscal notes are found at providers. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(db);
};
