import { type BillingDay, isPayable } from '@rastro/sdk/domain';
import { applyPayment } from './apply-payment';
import type { InvoiceStore } from './invoice-store';
import type { BillingProvider, ProviderPayment } from './provider';
import type { ProviderOf } from './providers';
import type { StoredInvoice } from './stored-invoice';

interface ReadOptions {
  store: InvoiceStore;
  providerOf: ProviderOf;
  today: () => BillingDay;
  /** An account may be owed less now, or more. */
  onChanged: (userId: number) => Promise<void>;
}

/** An invoice as it was, and as its provider told it; `told` is undefined where the provider does not know it. */
export interface Looked {
  before: StoredInvoice;
  told: ProviderPayment | undefined;
  isNew: boolean;
}

/** Brings an invoice to what its provider says of it now; undefined where it is at none. For who holds its turn. */
export type ReadInvoice = (invoice: StoredInvoice, note: string) => Promise<Looked | undefined>;

/** At no provider. */
export const NOWHERE = {
  providerId: null,
  providerAccount: '',
  isAstray: false,
  payWith: {},
} as const;

/** True where its provider may know an invoice. */
export const isSent = (
  { providerId, provider }: StoredInvoice,
  { name }: Pick<BillingProvider, 'name'>,
): boolean => providerId !== null && provider === name;

/** True where somebody here said that an invoice is paid, in part too, or not owed any more. */
export const isSettledHere = ({ status, open, value }: StoredInvoice): boolean =>
  !isPayable(status) || open !== value;

/** True while somebody may still pay a charge. */
export const isOpenThere = ({
  status,
  isDeleted,
}: Pick<ProviderPayment, 'status' | 'isDeleted'>): boolean =>
  !isDeleted && ['PENDING', 'OVERDUE'].includes(status);

export function createReadInvoice({
  store,
  providerOf,
  today,
  onChanged,
}: ReadOptions): ReadInvoice {
  /**
   * Repeats at the provider what was done here while it did not know the invoice, so that its
   * answer does not undo it.
   */
  const bringThere = async (
    provider: BillingProvider,
    invoice: StoredInvoice,
    told: ProviderPayment,
  ): Promise<ProviderPayment | undefined> => {
    const { id, dueOn } = invoice;
    if (!invoice.isAstray || !isOpenThere(told)) return told;
    if (isSettledHere(invoice)) {
      await provider.cancel(told.providerId);
      await store.change(id, () => ({ change: NOWHERE, entries: [] }));
      return undefined;
    }
    if (told.dueOn === dueOn || dueOn < today()) return told;
    await provider.changeDueDay(told.providerId, dueOn);
    return provider.read(told.providerId);
  };

  return async (invoice, note) => {
    const { id, providerId } = invoice;
    const provider = providerOf(invoice.sellerId);
    if (providerId === null || !isSent(invoice, provider)) return undefined;
    const providerAccount = await provider.account();
    const told = await provider.read(providerId, invoice);
    const looked = { before: invoice, told, isNew: false };
    if (!told) {
      await store.change(id, (kept) =>
        kept.isAstray || kept.providerId !== providerId || !isPayable(kept.status)
          ? undefined
          : { change: { isAstray: true }, entries: [] },
      );
      return looked;
    }
    const payment = await bringThere(provider, invoice, told);
    if (!payment) return undefined;
    const isNew = await store.change(id, (kept, written) => {
      // Sent anew meanwhile.
      if (kept.providerId !== providerId) return undefined;
      const applied = applyPayment(kept, written, payment, { day: today(), note });
      const isKnown = kept.providerAccount === providerAccount && !kept.isAstray;
      if (isKnown) return applied;
      const change = { ...applied?.change, providerAccount, isAstray: false };
      return { change, entries: applied?.entries ?? [] };
    });
    if (isNew) await onChanged(invoice.userId);
    return { ...looked, told: payment, isNew };
  };
}
