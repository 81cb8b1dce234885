import { setTimeout } from 'node:timers/promises';
import type { TakeTurns } from '../../db/take-turns';
import { ApiError, wordsOf } from '../../request/api-error';
import type { InvoiceStore } from './invoice-store';
import type { StoredInvoice } from './stored-invoice';

interface TurnsOptions {
  store: Pick<InvoiceStore, 'find'>;
  takeTurns: TakeTurns;
  /** Max time that a person waits, in ms. */
  patienceMs?: number;
}

/**
 * Turns on one invoice: all that is done to it and at its provider goes one after the other, on
 * every server.
 */
export interface InvoiceTurns {
  /** Waits for whoever does something to it, and reads it anew then. */
  take<T>(id: number, run: (invoice: StoredInvoice) => Promise<T>): Promise<T>;
  /** The same for a person, who waits a moment and is refused with 409 `INVOICE_BUSY` then, and nothing is done. */
  takeSoon<T>(id: number, run: (invoice: StoredInvoice) => Promise<T>): Promise<T>;
}

/** Most calls of a provider are over by then; one that hangs takes up to a minute. */
const PATIENCE_MS = 10_000;

/** The one lock of an invoice: for sending it, for what people do, and for what its provider says of it. */
export function createInvoiceTurns(options: TurnsOptions): InvoiceTurns {
  const { store, takeTurns, patienceMs = PATIENCE_MS } = options;

  const take: InvoiceTurns['take'] = (id, run) =>
    takeTurns(`invoice ${id}`, async () => {
      const invoice = await store.find(id);
      if (!invoice) throw new ApiError(404, 'NOT_FOUND', wordsOf('NOT_FOUND'));
      return run(invoice);
    });

  return {
    take,
    async takeSoon(id, run) {
      const busy = new ApiError(409, 'INVOICE_BUSY', wordsOf('INVOICE_BUSY'));
      const begun = new AbortController();
      let isGivenUp = false;
      const done = take(id, (invoice) => {
        if (isGivenUp) throw busy;
        begun.abort();
        return run(invoice);
      });
      const stop = (): void => begun.abort();
      // It comes to its turn, and does nothing, where nobody waits any more.
      done.then(stop, stop);
      const patience = setTimeout(patienceMs, true, { ref: false, signal: begun.signal });
      isGivenUp = await patience.catch(() => false);
      if (isGivenUp) throw busy;
      return done;
    },
  };
}
