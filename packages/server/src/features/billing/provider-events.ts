import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database';
import { ASAAS } from './asaas';
import type { BillingDesk } from './billing-desk';
import type { InvoiceStore } from './invoice-store';

interface EventsOptions {
  database: Database;
  invoices: InvoiceStore;
  desk: Pick<BillingDesk, 'refresh'>;
  clock: () => number;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** That something happened to a payment at the account of a seller. */
export interface ProviderEvent {
  sellerId: number;
  id: string;
  paymentId: string;
}

/** What a provider tells: kept once, however often it comes, and looked after by reading the payment again. */
export function createProviderEvents(options: EventsOptions) {
  const { database, invoices, desk, clock, log } = options;

  const handle = async ({ sellerId, id, paymentId }: ProviderEvent): Promise<void> => {
    const invoice = await invoices.findAtProvider(ASAAS, { sellerId, providerId: paymentId });
    // A payment that is none of ours is nobody's business here.
    if (invoice) await desk.refresh(invoice, id);
    await database.query(
      `update billing_event set handled_at = $4
       where provider = $1 and seller_id = $2 and event_id = $3`,
      [ASAAS, sellerId, id, new Date(clock())],
    );
  };

  /** Those that were kept and not looked after: the server stopped between, or the provider did not answer. */
  const handleAll = async (): Promise<void> => {
    const { rows } = await database.query<ProviderEvent>(
      `select seller_id as "sellerId", event_id as id, payment_id as "paymentId" from billing_event
       where provider = $1 and handled_at is null order by received_at limit 500`,
      [ASAAS],
    );
    for (const event of rows) {
      await handle(event).catch((error: unknown) => {
        log.warn({ err: error, event: event.id }, 'What a payment provider told waits');
      });
    }
  };

  return {
    handleAll,
    async receive({ sellerId, id, paymentId }: ProviderEvent): Promise<void> {
      const { rowCount } = await database.query(
        `insert into billing_event (provider, seller_id, event_id, payment_id, received_at)
         values ($1, $2, $3, $4, $5) on conflict do nothing`,
        [ASAAS, sellerId, id, paymentId, new Date(clock())],
      );
      if (rowCount === 0) return;
      handleAll().catch((error: unknown) => {
        // The next look finds what waits; nobody would take the refusal here.
        log.warn({ err: error, event: id }, 'What a payment provider told waits');
      });
    },
  };
}
