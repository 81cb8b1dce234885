import type { BillingDay, Cents, InvoiceStatus } from '@rastro/sdk/domain';
import type { PayWith, StoredInvoice } from './stored-invoice';

/** What a provider says of an invoice when it is asked. */
export interface ProviderPayment {
  providerId: string;
  /** Its own word, also one that nobody here knows yet. */
  status: InvoiceStatus;
  isDeleted: boolean;
  dueOn: BillingDay;
  /** What it is for, without fine and interest. */
  value: Cents;
  /** What was paid; 0 while nothing was. */
  paid: Cents;
  /** What of it was given back. */
  refunded: Cents;
  paidOn: BillingDay | null;
  payWith: PayWith;
}

/** Who pays, as a provider wants to know it. */
export interface Payer {
  userId: number;
  name: string;
  email: string;
  phone: string;
  document: string;
  /** What the provider calls the account, where it was told of it before. */
  payerId: string | undefined;
}

/** Somebody who takes payments for invoices. Calls throw a `ProviderError` when they were not carried out. */
export interface BillingProvider {
  readonly name: string;
  /** Has an invoice paid there; one that is there already is found and not made again. undefined keeps it here. */
  send(
    invoice: StoredInvoice,
    payer: Payer,
  ): Promise<{ payment: ProviderPayment; payerId: string } | undefined>;
  /** As it is there now; undefined where there is none. */
  read(providerId: string): Promise<ProviderPayment | undefined>;
  cancel(providerId: string): Promise<void>;
  receiveInCash(providerId: string, paid: { cents: Cents; day: BillingDay }): Promise<void>;
  undoCash(providerId: string): Promise<void>;
  refund(providerId: string, cents: Cents, note: string): Promise<void>;
  changeDueDay(providerId: string, day: BillingDay): Promise<void>;
}

/** A provider that did not do what it was asked; the message is what it said. */
export class ProviderError extends Error {}

const nothing = (): Promise<undefined> => Promise.resolve(undefined);

/** Nobody: invoices stay here until somebody says that they were paid. */
export const manualProvider: BillingProvider = {
  name: 'manual',
  send: nothing,
  read: nothing,
  cancel: nothing,
  receiveInCash: nothing,
  undoCash: nothing,
  refund: nothing,
  changeDueDay: nothing,
};
