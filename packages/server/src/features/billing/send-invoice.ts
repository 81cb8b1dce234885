import { type BillingDay, isPayable } from '@rastro/sdk/domain';
import type { TakeTurns } from '../../db/take-turns';
import { applyPayment } from './apply-payment';
import { BY_ITSELF } from './billing-desk';
import type { InvoiceStore } from './invoice-store';
import type { Payers } from './payers';
import { ProviderError } from './provider';
import type { ProviderOf } from './providers';
import type { StoredInvoice } from './stored-invoice';

interface SendOptions {
  payers: Payers;
  origin: string;
  invoices: InvoiceStore;
  providerOf: ProviderOf;
  today: () => BillingDay;
  takeTurns: TakeTurns;
  /** An account may be owed less now, or later. */
  onChanged: (userId: number) => Promise<void>;
}

/** Whether an invoice may be given to the provider that its seller has now. */
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
 * try. Who does so at the same moment, on this server or another, waits for the other, for nobody is charged twice.
 */
export function createSendInvoice(options: SendOptions) {
  const { payers, origin, invoices, providerOf, today, takeTurns, onChanged } = options;
  const isHere = (invoice: StoredInvoice): boolean =>
    invoice.providerId === null &&
    canBeSent(invoice, providerOf) &&
    invoice.provider === providerOf(invoice.sellerId).name;

  const send = async (invoice: StoredInvoice, askedBy?: number): Promise<void> => {
    const { id, userId, sellerId } = invoice;
    const provider = providerOf(sellerId);
    const at = { userId, provider: provider.name, sellerId };
    const payer = await payers.read(at, invoice.document, askedBy);
    // Nobody could pay there before, and providers take no due day of the past.
    const dueOn = invoice.dueOn < today() ? today() : invoice.dueOn;
    try {
      const sent = await provider.send({ ...invoice, dueOn }, payer);
      await payers.keep(at, sent.payer);
      const providerAccount = await provider.account();
      await invoices.change(id, (kept, written) => {
        const applied = applyPayment(kept, written, sent.payment, { day: today(), note: '' });
        return applied && { ...applied, change: { ...applied.change, providerAccount } };
      });
      await onChanged(userId);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
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
    }
  };

  return async (invoice: StoredInvoice, askedBy?: number): Promise<void> => {
    if (!isHere(invoice)) return;
    await takeTurns(`send invoices of ${origin}`, async () => {
      const now = await invoices.find(invoice.id);
      if (now && isHere(now)) await send(now, askedBy);
    });
  };
}
