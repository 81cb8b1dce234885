import { type BillingDay, isPayable } from '@rastro/sdk/domain';
import type { TakeTurns } from '../../db/take-turns';
import { applyPayment } from './apply-payment';
import { BY_ITSELF } from './billing-desk';
import type { InvoiceStore } from './invoice-store';
import type { Payers } from './payers';
import { createInvoiceTurns } from './invoice-turns';
import { newMark, ProviderError } from './provider';
import { isOpenThere, isSettledHere } from './read-invoice';
import type { ProviderOf } from './providers';
import type { StoredInvoice } from './stored-invoice';

interface SendOptions {
  payers: Payers;
  invoices: InvoiceStore;
  providerOf: ProviderOf;
  today: () => BillingDay;
  takeTurns: TakeTurns;
  /** An account may be owed less now, or later. */
  onChanged: (userId: number) => Promise<void>;
}

/** Checks that an invoice may be sent to the provider that its seller has now. */
export const canBeSent = (
  { providerId, isAstray, sellerId, value, open, status, currency }: StoredInvoice,
  providerOf: ProviderOf,
): boolean =>
  (providerId === null || isAstray) &&
  // What was paid a part of is settled by hand.
  value > 0 &&
  open === value &&
  isPayable(status) &&
  providerOf(sellerId).takes(currency);

/**
 * Gives an invoice that is only here to the provider; what it says against it stands beside the invoice until the next
 * try. Who does anything to it at the same moment, on this server or another, waits for the other.
 */
export function createSendInvoice(options: SendOptions) {
  const { payers, invoices, providerOf, today, takeTurns, onChanged } = options;
  const turns = createInvoiceTurns({ store: invoices, takeTurns });
  const isHere = (invoice: StoredInvoice): boolean =>
    invoice.providerId === null &&
    canBeSent(invoice, providerOf) &&
    invoice.provider === providerOf(invoice.sellerId).name;

  const send = async (invoice: StoredInvoice, payerId: string): Promise<void> => {
    const { id, userId, sellerId } = invoice;
    const provider = providerOf(sellerId);
    // Nobody could pay there before, and providers take no due day of the past.
    const dueOn = invoice.dueOn < today() ? today() : invoice.dueOn;
    const at = { payerId, dueOn };
    const known = invoice.mark === null ? await provider.find(invoice, at) : undefined;
    const mark = invoice.mark ?? newMark();
    // Written first: whoever sends it again finds by it what was done.
    if (!known && invoice.mark === null) {
      await invoices.change(id, () => ({ change: { mark }, entries: [] }));
    }
    const payment = known ?? (await provider.send({ ...invoice, mark }, at));
    const providerAccount = await provider.account();
    let isOver = false;
    await invoices.change(id, (kept, written) => {
      isOver = isSettledHere(kept);
      // Looked at again within the hour, where its due day is another one by now.
      if (isOver || !isHere(kept) || kept.dueOn !== invoice.dueOn) return undefined;
      const applied = applyPayment(kept, written, payment, { day: today(), note: '' });
      return applied && { ...applied, change: { ...applied.change, providerAccount } };
    });
    // Its turn was lost, and it was paid or cancelled meanwhile: that holds, and nobody pays it there.
    if (isOver && isOpenThere(payment)) await provider.cancel(payment.providerId);
    await onChanged(userId);
  };

  const keepProblem = async (id: number, error: ProviderError): Promise<void> => {
    const problem = error.message.slice(0, 500);
    const { note: _note, ...by } = BY_ITSELF;
    await invoices.change(id, ({ status, problem: before }) =>
      before === problem
        ? undefined
        : {
            change: { problem },
            entries: [{ kind: 'status', cents: 0, day: today(), status, ...by, note: problem }],
          },
    );
  };

  return async (invoice: StoredInvoice, askedBy?: number): Promise<void> => {
    if (!isHere(invoice)) return;
    const { id, userId, sellerId } = invoice;
    try {
      const at = { userId, sellerId, provider: providerOf(sellerId) };
      const { payerId } = await payers.introduce(at, invoice.document, askedBy);
      await turns.take(id, async (now) => {
        if (isHere(now)) await send(now, payerId);
      });
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      await keepProblem(id, error);
    }
  };
}
