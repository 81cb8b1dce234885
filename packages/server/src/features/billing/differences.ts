import type { Invoice } from '@rastro/sdk/contract';
import {
  addDays,
  type BillingDay,
  compareWithProvider,
  DAY_MS,
  type ProviderDifference,
} from '@rastro/sdk/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Unit } from '../../db/database';
import { ASAAS } from './asaas';
import type { BillingDesk } from './billing-desk';
import type { InvoiceStore } from './invoice-store';
import type { ProviderOf } from './providers';

/** What a comparison found. */
export interface FoundDifference extends ProviderDifference {
  id: number;
  invoiceId: Invoice['id'];
  accountName: string;
  currency: string;
  foundAt: string;
  /** What the provider says holds here too by now. */
  isSettled: boolean;
}

interface DifferencesOptions {
  db: Unit;
  origin: string;
  invoices: InvoiceStore;
  desk: Pick<BillingDesk, 'refresh'>;
  providerOf: ProviderOf;
  clock: () => number;
  today: () => BillingDay;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** What was taken over is told for so long, and what ended is compared each night for so long. */
const KEPT_DAYS = 60;
/** A card's holder may dispute a payment for so long by the rules of the card networks: it is looked at once a month. */
const DISPUTED_DAYS = 540;
const MONTH_DAYS = 30;
const LISTED = 500;

/** What is here, compared with what the provider says: taken over where it can be, and told with its reason. */
export function createDifferences(options: DifferencesOptions) {
  const { db, origin, invoices, desk, providerOf, clock, today, log } = options;

  const compare = async (id: number): Promise<void> => {
    const before = await invoices.find(id);
    if (!before || before.providerId === null) return;
    const provider = providerOf(before.sellerId);
    if (before.provider !== provider.name) return;
    const theirs = await provider.read(before.providerId, before);
    const found = compareWithProvider(before, theirs);
    await desk.refresh(before, '', theirs);
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
    /** All that a provider has and that money may still come for or go back of. */
    async compareAll(): Promise<void> {
      const day = today();
      const compared = await invoices.listCompared(ASAAS, addDays(day, -KEPT_DAYS), {
        since: addDays(day, -DISPUTED_DAYS),
        unseen: addDays(day, -MONTH_DAYS),
      });
      for (const { id } of compared) {
        await compare(id).catch((error: unknown) => {
          log.warn({ err: error, invoice: id }, 'An invoice could not be compared');
        });
      }
      await db.query(
        'delete from billing_difference where tracking_origin = $1 and found_at < $2',
        [origin, new Date(clock() - KEPT_DAYS * DAY_MS)],
      );
    },
    /** Of what a seller sold: what is to be looked at first, the newest first. */
    async list(sellerId: number): Promise<FoundDifference[]> {
      const { rows } = await db.query<Omit<FoundDifference, 'foundAt'> & { foundAt: Date }>(
        `select d.id, invoice_id as "invoiceId", account_name as "accountName", currency,
           found_at as "foundAt", reason, ours, theirs, is_settled as "isSettled"
         from billing_difference d join invoice on invoice.id = invoice_id
         where d.tracking_origin = $1 and seller_id = $2 order by is_settled, found_at desc, d.id desc limit ${LISTED}`,
        [origin, sellerId],
      );
      return rows.map((row) => ({ ...row, foundAt: row.foundAt.toISOString() }));
    },
  };
}
