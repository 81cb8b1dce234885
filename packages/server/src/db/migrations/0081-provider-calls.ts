import { type Kysely, sql } from 'kysely';

const statements = [
  // When a message is looked after again, and how often that failed.
  sql`alter table billing_event add column tries integer not null default 0`,
  sql`alter table billing_event add column next_at timestamptz not null default 'epoch'`,
  sql`create index billing_event_waiting on billing_event (provider, next_at)
    where handled_at is null`,
  // What a provider was told of who pays last, and at which account of it.
  sql`alter table billing_payer add column told text not null default ''`,
  // The account at the provider that an invoice was sent to; '' is not known.
  sql`alter table invoice add column provider_account text not null default ''`,
  // The account that is set up now does not know it.
  sql`alter table invoice add column is_astray boolean not null default false`,
  // Money that the provider was asked to give back, until its answer is written down.
  sql`alter table invoice add column refunding jsonb`,
  // What the provider kept of what was paid.
  sql`alter table invoice add column provider_fee bigint`,
];

/**
 * Adds the state to send each request to a payment provider once, and to the provider account that
 * knows it.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(db);
};
