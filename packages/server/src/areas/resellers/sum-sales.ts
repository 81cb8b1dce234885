import type { ResellerSales } from '@rastro/sdk/contract';
import { addDays, type BillingDay, earliestInTime } from '@rastro/sdk/domain';
import type { Database } from '../../db/database';

const PAID_DAYS = 30;

/** Sums a seller's invoices by currency: the entries of an invoice add up to its unpaid amount. */
export async function sumSales(
  db: Pick<Database, 'query'>,
  { origin, sellerId, today }: { origin: string; sellerId: number; today: BillingDay },
): Promise<ResellerSales[]> {
  const { rows } = await db.query<ResellerSales>(
    `select currency, sum(cents)::bigint as open,
       coalesce(sum(cents) filter (where due_on < $3), 0)::bigint as late,
       coalesce(-sum(cents) filter (where day > $4
         and kind in ('paid', 'cash', 'cashUndone', 'refunded', 'chargedBack')), 0)::bigint as paid
     from invoice join invoice_entry on invoice_id = invoice.id
     where tracking_origin = $1 and seller_id = $2 group by currency order by currency`,
    [origin, sellerId, earliestInTime(today), addDays(today, -PAID_DAYS)],
  );
  return rows;
}
