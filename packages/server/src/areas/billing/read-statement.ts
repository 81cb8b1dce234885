import type { BillingDay } from '@rastro/sdk/domain';
import type { Unit } from '../../db/database';
import type { InvoiceFilter } from './invoice-store';
import type { StoredEntry } from './stored-invoice';

/**
 * Accounts, seller and days of a statement, both days included; null from the first or to the last.
 */
interface StatementOf extends Pick<InvoiceFilter, 'accountIds' | 'sellerId'> {
  from: BillingDay | null;
  to: BillingDay | null;
}

/** An entry with whose it is, and what is owed after it. */
interface StoredLine extends Omit<StoredEntry, 'reference'> {
  invoiceId: number;
  accountId: number;
  accountName: string;
  description: string;
  currency: string;
  balance: number;
}

/** Reads the entries that moved money, the oldest first, each with the balance after it. */
export async function readStatement(
  db: Pick<Unit, 'query'>,
  origin: string,
  { accountIds, sellerId, from, to }: StatementOf,
): Promise<StoredLine[]> {
  const { rows } = await db.query<StoredLine & Record<string, unknown>>(
    `select * from (
       select e.id, e.at, e.day, e.status, e.user_id as "userId", e.invoice_id as "invoiceId", i.user_id as "accountId",
         i.account_name as "accountName", i.description, e.kind, e.cents, i.currency,
         sum(e.cents) over (partition by i.currency order by e.day, e.id)::bigint as balance,
         e.user_name as "userName", e.note
       from invoice_entry e join invoice i on i.id = e.invoice_id
       where i.tracking_origin = $1 and e.cents <> 0
         and ($2::bigint[] is null or i.user_id = any($2))
         and ($3::bigint is null or i.seller_id = $3)
     ) line
     where ($4::text is null or day >= $4) and ($5::text is null or day <= $5)
     order by day, id`,
    [origin, accountIds ?? null, sellerId ?? null, from, to],
  );
  return rows;
}
