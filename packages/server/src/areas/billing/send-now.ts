import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { BillingDesk } from './billing-desk';
import type { createSendInvoice } from './send-invoice';
import type { StoredInvoice } from './stored-invoice';

/** Max wait for the provider when an invoice is opened, in ms. */
const SEND_WAIT_MS = 4_000;

interface SendNowOptions {
  desk: Pick<BillingDesk, 'refresh'>;
  send: ReturnType<typeof createSendInvoice>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Sends an invoice that somebody opens, and waits a little for the answer. */
export const createSendNow =
  ({ desk, send, log }: SendNowOptions) =>
  async (invoice: StoredInvoice): Promise<void> => {
    // What the provider has against one does not change by looking at it again.
    if (invoice.problem !== '') return;
    // The due day changed, and the provider did not say at once how it is paid now.
    const isStale = invoice.providerId !== null && Object.keys(invoice.payWith).length === 0;
    const work = isStale ? desk.refresh(invoice, '') : send(invoice);
    const sent = work.catch((error: unknown) => {
      log.warn({ err: error, invoice: invoice.id }, 'An invoice could not be sent at once');
    });
    await Promise.race([sent, setTimeout(SEND_WAIT_MS, undefined, { ref: false })]);
  };
