import { type Kysely, sql } from 'kysely';

const statements = [
  // Who made the account, and what bound that account when it was last read.
  sql`alter table account
    add made_by bigint,
    add last_restrictions text not null default ''`,
  sql`create index account_made_by on account (tracking_origin, made_by) where made_by is not null`,
];

/** Accounts know who made them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(db);
};
