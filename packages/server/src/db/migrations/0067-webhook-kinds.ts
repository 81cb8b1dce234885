import { type Kysely, sql } from 'kysely';

const statements = [
  sql`alter table webhook
    add column invoices text not null default 'none' check (invoices in ('none', 'own', 'all')),
    add column has_positions boolean not null default false,
    add column position_seconds integer not null default 60
      check (position_seconds between 10 and 3600),
    -- What was heard until then was posted, or was told of before.
    add column positions_at timestamptz`,
  sql`create index webhook_positions on webhook (tracking_origin) where has_positions`,
  sql`create index webhook_invoices on webhook (tracking_origin) where invoices <> 'none'`,
];

/** Addresses of accounts' own systems take invoices and positions too. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(db);
};
