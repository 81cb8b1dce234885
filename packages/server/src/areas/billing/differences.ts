import type { Invoice } from '@rastro/sdk/contract';
import {
  addDays,
  type BillingDay,
  compareWithProvider,
  DAY_MS,
  type InvoiceStatus,
  type ProviderDifference,
} from '@rastro/sdk/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Unit } from '../../db/database';
import type { TakeTurns } from '../../db/take-turns';
import { ASAAS } from './asaas';
import type { BillingDesk } from './billing-desk';
import { createForeignCharges } from './foreign-charges';
import type { InvoiceStore } from './invoice-store';
import type { ProviderOf } from './providers';

/** Difference found by a comparison. */
export interface FoundDifference extends ProviderDifference {
  id: number;
  /** 0 for a charge that no invoice here is at. */
  invoiceId: Invoice['id'];
  /** Name of the invoice's account, or the provider's name of the payer. */
  accountName: string;
  currency: string;
  /** The provider's number of it. */
  providerId: string;
  status: InvoiceStatus;
  dueOn: BillingDay;
  foundAt: string;
  /** True when what the provider says holds here too by now. */
  isSettled: boolean;
}

interface DifferencesOptions {
  db: Unit;
  origin: string;
  invoices: InvoiceStore;
  desk: Pick<BillingDesk, 'refresh' | 'takeBack'>;
  providerOf: ProviderOf;
  /** Lists the sellers whose payments a provider takes. */
  listSellers: () => readonly number[];
  takeTurns: TakeTurns;
  clock: () => number;
  today: () => BillingDay;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Days for which adopted differences are shown, and for which ended invoices are still compared
 * each night.
 */
const KEPT_DAYS = 60;
/** A card's holder may dispute a payment for so long by the rules of the card networks: it is looked at once a month. */
const DISPUTED_DAYS = 540;
const MONTH_DAYS = 30;
/** Max rows of each kind, so that charges made there by others hide none of one's own. */
const LISTED = 500;
const ORDER = '"isSettled", "foundAt" desc, id desc';
const LIST = `select * from (
    (select d.id, d.invoice_id as "invoiceId", i.account_name as "accountName", i.currency,
       coalesce(i.provider_id, '') as "providerId", i.status, i.due_on as "dueOn",
       d.found_at as "foundAt", d.reason, d.ours, d.theirs, d.is_settled as "isSettled"
     from billing_difference d join invoice i on i.id = d.invoice_id
     where d.tracking_origin = $1 and i.seller_id = $2 order by ${ORDER} limit ${LISTED})
    union all
    (select d.id, 0, d.customer, d.currency, d.provider_id, d.status, d.due_on,
       d.found_at as "foundAt", d.reason, d.ours, d.theirs, d.is_settled as "isSettled"
     from billing_difference d
     where d.tracking_origin = $1 and d.invoice_id is null and d.seller_id = $2
     order by ${ORDER} limit ${LISTED})
  ) found order by ${ORDER}`;

/**
 * Compares what is here with what the provider says: adopts differences where it can, and reports
 * them with their reason.
 */
export function createDifferences(options: DifferencesOptions) {
  const { db, origin, invoices, desk, providerOf, listSellers, takeTurns, clock, today, log } =
    options;
  const foreign = createForeignCharges({ db, origin, invoices, desk, providerOf, clock });

  const compare = async (id: number): Promise<void> => {
    const looked = await desk.refresh({ id }, '');
    if (!looked) return;
    const { before, told: theirs } = looked;
    const found = compareWithProvider(before, theirs);
    const after = await invoices.find(id);
    const left = new Set(
      (after ? compareWithProvider(after, theirs) : []).map(({ reason }) => reason),
    );
    await db.transaction(async (unit) => {
      await unit.query('delete from billing_difference where invoice_id = $1 and not is_settled', [
        id,
      ]);
      for (const { reason, ours, theirs: told } of found) {
        await unit.query(
          `insert into billing_difference
             (tracking_origin, invoice_id, found_at, reason, ours, theirs, is_settled)
           values ($1, $2, $3, $4, $5, $6, $7)`,
          [origin, id, new Date(clock()), reason, ours, told, !left.has(reason)],
        );
      }
    });
    await invoices.markCompared(id, today());
  };

  return {
    /** All that a provider has and that money may still come for or go back of, also what nobody here made. */
    async compareAll(): Promise<void> {
      const day = today();
      const listed = await invoices.listCompared(ASAAS, addDays(day, -KEPT_DAYS), {
        since: addDays(day, -DISPUTED_DAYS),
        unseen: addDays(day, -MONTH_DAYS),
      });
      for (const { id } of listed) {
        // What another server has taken over by then differs no more.
        const compared = takeTurns(`compare invoice ${id}`, () => compare(id));
        await compared.catch((error: unknown) => {
          log.warn({ err: error, invoice: id }, 'An invoice could not be compared');
        });
      }
      const sellerIds = listSellers();
      await foreign.keepOf(sellerIds);
      for (const sellerId of sellerIds) {
        await foreign.compare(sellerId, addDays(day, -KEPT_DAYS)).catch((error: unknown) => {
          log.warn(
            { err: error, sellerId },
            'The charges of a payment provider could not be listed',
          );
        });
      }
    },
    /** Forgets what was found long ago, but what the provider alone has and nobody settled. */
    async sweep(nowMs: number): Promise<void> {
      await db.query(
        `delete from billing_difference where tracking_origin = $1 and found_at < $2
           and (invoice_id is not null or is_settled)`,
        [origin, new Date(nowMs - KEPT_DAYS * DAY_MS)],
      );
    },
    /** Lists a seller's differences: those that need attention first, the newest first. */
    async list(sellerId: number): Promise<FoundDifference[]> {
      const { rows } = await db.query<Omit<FoundDifference, 'foundAt'> & { foundAt: Date }>(LIST, [
        origin,
        sellerId,
      ]);
      return rows.map((row) => ({ ...row, foundAt: row.foundAt.toISOString() }));
    },
  };
}
