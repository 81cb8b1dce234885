import type { AgeingRow } from '@rastro/sdk/contract';
import { AGES, type BillingDay, OWED, type OwedInvoice, sumByAge } from '@rastro/sdk/domain';
import type { Unit } from '../../db/database';
import type { InvoiceFilter } from './invoice-store';

/** Accounts, seller and day of an ageing report. */
interface AgeingOf extends Pick<InvoiceFilter, 'accountIds' | 'sellerId'> {
  day: BillingDay;
}

interface OwedRow extends OwedInvoice, Pick<AgeingRow, 'accountId' | 'accountName' | 'currency'> {}

/** Reads each account's debts in each currency, by how late they are; sorted by account name. */
export async function readAgeing(
  db: Pick<Unit, 'query'>,
  origin: string,
  { accountIds, sellerId, day }: AgeingOf,
): Promise<AgeingRow[]> {
  const { rows } = await db.query<OwedRow & Record<string, unknown>>(
    `select i.user_id as "accountId", i.account_name as "accountName", i.currency, i.status,
       i.due_on as "dueOn", sum(e.cents)::bigint as open
     from invoice i join invoice_entry e on e.invoice_id = i.id
     where i.tracking_origin = $1 and i.status = any($2::text[])
       and ($3::bigint[] is null or i.user_id = any($3))
       and ($4::bigint is null or i.seller_id = $4)
     group by i.id having sum(e.cents) > 0 order by i.id desc`,
    [origin, OWED, accountIds ?? null, sellerId ?? null],
  );
  const byPayer = new Map<string, OwedRow[]>();
  for (const row of rows) {
    const key = `${row.accountId} ${row.currency}`;
    byPayer.set(key, [...(byPayer.get(key) ?? []), row]);
  }
  return [...byPayer.values()]
    .flatMap((owed) => {
      const [newest] = owed;
      if (!newest) return [];
      const { accountId, accountName, currency } = newest;
      const sums = sumByAge(owed, day);
      const total = AGES.reduce((sum, age) => sum + sums[age], 0);
      return [{ accountId, accountName, currency, ...sums, total }];
    })
    .sort(
      (a, b) =>
        a.accountName.localeCompare(b.accountName) ||
        a.accountId - b.accountId ||
        a.currency.localeCompare(b.currency),
    );
}
