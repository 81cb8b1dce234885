import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table arrived_link (
    hash text primary key,
    arrived_at timestamptz not null
  )`,
  sql`create index arrived_link_old on arrived_link (arrived_at)`,
];

/** Links that ended because their vehicle arrived, and who looked at them, by the hash of the credential. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(db);
};
