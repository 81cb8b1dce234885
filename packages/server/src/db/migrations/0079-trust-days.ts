import { type Kysely, sql } from 'kysely';

const statements = [
  // How long the one unlock on trust lasts; 0 where there is none.
  sql`alter table account add column trust_days integer not null default 3
    check (trust_days between 0 and 30)`,
  sql`alter table invoice add column trust_days integer not null default 3
    check (trust_days between 0 and 30)`,
  sql`update billing_contract set settings = jsonb_set(settings::jsonb, '{trustDays}', '3')::json`,
];

/** Unlocks on trust that last as long as the contract says. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(db);
};
