import { type Kysely, sql } from 'kysely';

const statements = [
  sql`alter table invoice add column is_replaced boolean not null default false`,
  sql`drop index invoice_period`,
  sql`create unique index invoice_period on invoice (contract_id, from_day) where not is_replaced`,
];

/** Canceled invoices whose period is invoiced once more. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(db);
};
