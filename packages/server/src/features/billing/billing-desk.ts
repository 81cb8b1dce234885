import {
  type BillingDay,
  computeAmountOn,
  type InvoiceTrigger,
  type LedgerMove,
  listPaymentMoves,
  listRefundMoves,
  listUndoMoves,
  moveInvoice,
  payableUntil,
} from '@rastro/sdk/domain';
import { ApiError, wordsOf } from '../../request/api-error';
import { applyPayment } from './apply-payment';
import type { InvoiceChange, InvoiceStore } from './invoice-store';
import { type BillingProvider, ProviderError, type ProviderPayment } from './provider';
import type { ProviderOf } from './providers';
import type { NewEntry, StoredEntry, StoredInvoice } from './stored-invoice';

/** Who does something to an invoice, and why. */
export interface By {
  userId: number;
  userName: string;
  note: string;
}

interface DeskOptions {
  store: InvoiceStore;
  providerOf: ProviderOf;
  /** The day of the bills. */
  today: () => BillingDay;
  /** An account may be owed less now, or more. */
  onChanged: (userId: number) => Promise<void>;
}

type Decided = { change: InvoiceChange; moves: readonly LedgerMove[] };

/** What people do to invoices: by the table of what may become of them, each written in the ledger. */
export class BillingDesk {
  constructor(private readonly options: DeskOptions) {}

  /** What is to be paid on a day. */
  amountOn({ open, dueOn, terms }: StoredInvoice, day: BillingDay) {
    return computeAmountOn({ value: open, dueOn, payableUntil: payableUntil(dueOn) }, terms, day);
  }

  cancel(id: number, by: By): Promise<void> {
    return this.#act(id, 'cancel', by, {
      atProvider: (provider, providerId) => provider.cancel(providerId),
      decide: ({ open }) => ({ change: {}, moves: [{ kind: 'canceled', cents: -open }] }),
    });
  }

  receiveInCash(id: number, paid: { day: BillingDay; cents: number }, by: By): Promise<void> {
    const centsOf = (invoice: StoredInvoice) =>
      paid.cents || this.amountOn(invoice, paid.day).total;
    return this.#act(id, 'receiveInCash', by, {
      atProvider: (provider, providerId, invoice) =>
        provider.receiveInCash(providerId, { cents: centsOf(invoice), day: paid.day }),
      decide: (invoice) => ({
        change: { paidOn: paid.day },
        moves: listPaymentMoves(invoice.open, this.amountOn(invoice, paid.day), {
          kind: 'cash',
          cents: centsOf(invoice),
        }),
      }),
    });
  }

  undoCash(id: number, by: By): Promise<void> {
    return this.#act(id, 'undoCash', by, {
      atProvider: (provider, providerId) => provider.undoCash(providerId),
      decide: ({ value }, written) => ({
        change: { paidOn: null },
        moves: listUndoMoves(value, written),
      }),
    });
  }

  /** Gives back a part of what was paid, or all of it: 0 is all. */
  refund(id: number, cents: number, by: By): Promise<void> {
    const partOf = ({ paid }: StoredInvoice) => {
      const asked = cents || paid;
      if (asked <= paid) return asked;
      throw wrong('value', `No more than the ${paid} cents that were paid can be given back.`);
    };
    return this.#act(
      id,
      (invoice) => (partOf(invoice) < invoice.paid ? 'refundPart' : 'refund'),
      by,
      {
        atProvider: (provider, providerId, invoice) =>
          provider.refund(providerId, partOf(invoice), by.note),
        decide: (invoice) => ({ change: {}, moves: listRefundMoves(partOf(invoice)) }),
      },
    );
  }

  changeDueDay(id: number, dueOn: BillingDay, by: By): Promise<void> {
    return this.#act(id, 'change', by, {
      dueOn,
      atProvider: (provider, providerId) => provider.changeDueDay(providerId, dueOn),
      decide: (invoice) => ({
        change: { dueOn, firstDueOn: invoice.firstDueOn ?? invoice.dueOn },
        moves: [{ kind: 'status', cents: 0 }],
      }),
    });
  }

  /** Brings an invoice to what its provider says of it now, or has just `told`. Answers whether something was new. */
  async refresh(invoice: StoredInvoice, note: string, told?: ProviderPayment): Promise<boolean> {
    const { providerOf, store, today, onChanged } = this.options;
    const provider = providerOf(invoice.sellerId);
    if (invoice.providerId === null || invoice.provider !== provider.name) return false;
    const payment = told ?? (await provider.read(invoice.providerId));
    if (!payment) return false;
    const isNew = await store.change(invoice.id, (kept, written) =>
      applyPayment(kept, written, payment, { day: today(), note }),
    );
    if (isNew) await onChanged(invoice.userId);
    return isNew;
  }

  /** Marks as overdue what was not paid in time. */
  async fallDue(invoice: StoredInvoice): Promise<boolean> {
    const { store, today, onChanged } = this.options;
    const day = today();
    const isNew = await store.change(invoice.id, (kept) => {
      if (payableUntil(kept.dueOn) >= day) return undefined;
      const status = moveInvoice(kept.status, 'fallDue', true);
      if (status === null) return undefined;
      const entry = { kind: 'status', cents: 0, day, status, ...BY_ITSELF } as const;
      return { change: { status }, entries: [entry] };
    });
    if (isNew) await onChanged(invoice.userId);
    return isNew;
  }

  async #act(
    id: number,
    trigger: InvoiceTrigger | ((invoice: StoredInvoice) => InvoiceTrigger),
    by: By,
    act: {
      dueOn?: BillingDay;
      atProvider(
        provider: BillingProvider,
        providerId: string,
        invoice: StoredInvoice,
      ): Promise<void>;
      decide(invoice: StoredInvoice, written: readonly StoredEntry[]): Decided;
    },
  ): Promise<void> {
    const { store, providerOf, today, onChanged } = this.options;
    const day = today();
    const become = (invoice: StoredInvoice) => {
      const isLate = payableUntil(act.dueOn ?? invoice.dueOn) < day;
      const chosen = typeof trigger === 'function' ? trigger(invoice) : trigger;
      const status = moveInvoice(invoice.status, chosen, isLate);
      if (status !== null) return status;
      throw new ApiError(409, 'INVOICE_STATUS', wordsOf('INVOICE_STATUS'));
    };
    const invoice = await store.find(id);
    if (!invoice) throw new ApiError(404, 'NOT_FOUND', wordsOf('NOT_FOUND'));
    become(invoice);
    const provider = providerOf(invoice.sellerId);
    if (invoice.providerId !== null && invoice.provider === provider.name) {
      try {
        await act.atProvider(provider, invoice.providerId, invoice);
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        // What its owner paid a moment ago is told at once, and not when its message comes.
        await this.refresh(invoice, '').catch(() => undefined);
        throw new ApiError(502, 'PROVIDER_REFUSED', `The payment provider said: ${error.message}`);
      }
    }
    await store.change(id, (kept, written) => {
      const status = become(kept);
      const { change, moves } = act.decide(kept, written);
      const told: readonly LedgerMove[] = moves.length > 0 ? moves : [{ kind: 'status', cents: 0 }];
      const entries = told.map((move): NewEntry => ({ ...move, day, status, ...by }));
      return { change: { ...change, status }, entries };
    });
    await onChanged(invoice.userId);
  }
}

/** What the server does without anybody who asked for it. */
export const BY_ITSELF = { userId: 0, userName: '', note: '' } as const;

/** A member that is not as it must be, with the remedy. */
export const wrong = (field: string, words: string): ApiError =>
  new ApiError(422, 'FIELD_INVALID', words, { field });
