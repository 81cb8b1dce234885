import { type Kysely, sql } from 'kysely';

const statements = [
  // Who sells: a reseller, or 0 for the server's operator.
  sql`alter table billing_contract add column seller_id bigint not null default 0`,
  sql`alter table invoice add column seller_id bigint not null default 0`,
  sql`create index invoice_seller on invoice (tracking_origin, seller_id, due_on)`,
  // Each seller has an account of its own at a provider, which knows payers by numbers of its own.
  sql`alter table billing_event add column seller_id bigint not null default 0`,
  sql`alter table billing_event drop constraint billing_event_pkey`,
  sql`alter table billing_event add primary key (provider, seller_id, event_id)`,
  sql`alter table billing_payer add column seller_id bigint not null default 0`,
  sql`alter table billing_payer drop constraint billing_payer_pkey`,
  sql`alter table billing_payer add primary key (tracking_origin, user_id, provider, seller_id)`,
  sql`drop index invoice_at_provider`,
  sql`create unique index invoice_at_provider on invoice (provider, seller_id, provider_id)
    where provider_id is not null`,
];

/** Resellers bill those below them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(db);
};
