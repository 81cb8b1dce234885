import { type Kysely, sql } from 'kysely';

const statements = [
  // Whose vehicle it is, and who makes what a place is taken for: it counts wherever that account stands. Until now it
  // was the nearest reseller, whose vehicles they stay until their customer is moved.
  sql`alter table reseller_device rename column reseller_id to owner_id`,
  sql`alter table reseller_claim rename column reseller_id to owner_id`,
  // The resellers that an account was moved away from, until each of them sees it no more.
  sql`alter table account add column left_resellers bigint[]`,
];

/** Assigns resold vehicles and reserved places to their owner, so that they move along with it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(db);
};
