import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database';
import type { BillingDesk } from './billing-desk';
import type { InvoiceStore } from './invoice-store';

interface EventsOptions {
  database: Database;
  invoices: InvoiceStore;
  desk: Pick<BillingDesk, 'refresh'>;
  providerName: string;
  clock: () => number;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** What a provider tells: kept once, however often it comes, and looked after by reading the payment again. */
export function createProviderEvents(options: EventsOptions) {
  const { database, invoices, desk, providerName, clock, log } = options;

  const handle = async (eventId: string, paymentId: string): Promise<void> => {
    const invoice = await invoices.findAtProvider(providerName, paymentId);
    // A payment that is none of ours is nobody's business here.
    if (invoice) await desk.refresh(invoice, eventId);
    await database.query(
      'update billing_event set handled_at = $3 where provider = $1 and event_id = $2',
      [providerName, eventId, new Date(clock())],
    );
  };

  /** Those that were kept and not looked after: the server stopped between, or the provider did not answer. */
  const handleAll = async (): Promise<void> => {
    const { rows } = await database.query<{ event_id: string; payment_id: string }>(
      `select event_id, payment_id from billing_event
       where provider = $1 and handled_at is null order by received_at limit 500`,
      [providerName],
    );
    for (const { event_id: id, payment_id: paymentId } of rows) {
      await handle(id, paymentId).catch((error: unknown) => {
        log.warn({ err: error, event: id }, 'What a payment provider told waits');
      });
    }
  };

  return {
    handleAll,
    async receive({ id, paymentId }: { id: string; paymentId: string }): Promise<void> {
      const { rowCount } = await database.query(
        `insert into billing_event (provider, event_id, payment_id, received_at)
         values ($1, $2, $3, $4) on conflict do nothing`,
        [providerName, id, paymentId, new Date(clock())],
      );
      if (rowCount === 0) return;
      handleAll().catch((error: unknown) => {
        // The next look finds what waits; nobody would take the refusal here.
        log.warn({ err: error, event: id }, 'What a payment provider told waits');
      });
    },
  };
}
