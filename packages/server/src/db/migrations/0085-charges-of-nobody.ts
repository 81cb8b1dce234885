import { type Kysely, sql } from 'kysely';

const statements = [
  // A charge that the provider alone has is of no invoice: what it says of it is kept with the difference.
  sql`alter table billing_difference alter column invoice_id drop not null`,
  sql`alter table billing_difference add column seller_id bigint`,
  sql`alter table billing_difference add column provider_id text`,
  sql`alter table billing_difference add column provider_account text`,
  sql`alter table billing_difference add column customer text`,
  sql`alter table billing_difference add column status text`,
  sql`alter table billing_difference add column due_on text`,
  sql`alter table billing_difference add column currency text`,
  sql`alter table billing_difference add constraint billing_difference_of check
    (invoice_id is not null or (seller_id is not null and provider_id is not null
      and provider_account is not null and customer is not null and status is not null
      and due_on is not null and currency is not null))`,
  sql`create unique index billing_difference_foreign on billing_difference
    (tracking_origin, seller_id, provider_id) where invoice_id is null`,
];

/** Charges that nobody here made. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(db);
};
