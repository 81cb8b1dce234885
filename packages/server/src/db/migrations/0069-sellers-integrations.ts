import { type Kysely, sql } from 'kysely';

const statements = [
  // The reseller that has set it up for its tree; 0 is the server.
  sql`alter table integration add column owner_id bigint not null default 0`,
  sql`alter table integration drop constraint integration_pkey`,
  sql`alter table integration add primary key (tracking_origin, owner_id, key)`,
];

/** Resellers have services of their own; what was saved before is the server's. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(db);
};
