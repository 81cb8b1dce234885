import type { FastifyBaseLogger } from 'fastify';
import type { BillingDesk } from './billing-desk';
import type { Books } from './open-books';
import type { createReleaseLost } from './release-lost';
import type { createRemind } from './remind';
import type { createSendInvoice } from './send-invoice';
import type { createSuspendLate } from './suspend-late';
import type { createSweep } from './sweep';

interface RoundOptions {
  books: Pick<Books, 'invoices' | 'providerOf' | 'isOn'>;
  late: ReturnType<typeof createSuspendLate>;
  releaseLost: ReturnType<typeof createReleaseLost>;
  sweep: ReturnType<typeof createSweep>;
  send: ReturnType<typeof createSendInvoice>;
  desk: BillingDesk;
  remind: ReturnType<typeof createRemind> | undefined;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Marks owed invoices sent to another account of a provider, to be sent anew by hand. */
async function markAstray({ invoices, providerOf }: RoundOptions['books']): Promise<void> {
  const sellerIds = (await invoices.listOpen()).map(({ sellerId }) => sellerId);
  for (const sellerId of new Set(sellerIds)) {
    const { name, account } = providerOf(sellerId);
    const known = await account().catch(() => '');
    if (known !== '') await invoices.markAstray(name, sellerId, known);
  }
}

/** Makes what is to be invoiced by now, and looks after every invoice that is owed. */
export function createRound(options: RoundOptions) {
  const { books, late, releaseLost, sweep, send, desk, remind, log } = options;
  return async (): Promise<void> => {
    // What was paid opens an account whether or not anybody is billed now.
    await late.restoreAll();
    if (!(await books.isOn())) return;
    await releaseLost();
    await sweep();
    await markAstray(books);
    for (const invoice of await books.invoices.listOpen()) {
      try {
        await send(invoice);
        await desk.fallDue(invoice);
        await remind?.(invoice);
      } catch (error) {
        // Looked at again in an hour; the others are not kept waiting.
        log.warn({ err: error, invoice: invoice.id }, 'An invoice could not be looked after');
      }
    }
    await late.suspend(await books.invoices.listOpen());
  };
}
