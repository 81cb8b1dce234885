import { randomBytes } from 'node:crypto';
import {
  type BillingDay,
  type Cents,
  type InvoiceStatus,
  type ServiceFound,
  writeUnclear,
} from '@rastro/sdk/domain';
import type { PayWith, StoredInvoice } from './stored-invoice';

/** Present answer of a provider about an invoice. */
export interface ProviderPayment {
  providerId: string;
  /** Its own word, also one that nobody here knows yet. */
  status: InvoiceStatus;
  isDeleted: boolean;
  dueOn: BillingDay;
  /** Amount due, without fine and interest. */
  value: Cents;
  /** Amount paid; 0 while nothing was. */
  paid: Cents;
  /** Part of it that was refunded. */
  refunded: Cents;
  /**
   * Fee that the provider keeps of it; null where nothing was paid there, or that is not known yet.
   */
  fee: Cents | null;
  paidOn: BillingDay | null;
  /** Notes on the refunds. */
  refundNotes: readonly string[];
  payWith: PayWith;
}

/** A charge at a provider, whoever made it. */
export interface ProviderCharge extends Pick<
  ProviderPayment,
  'providerId' | 'status' | 'isDeleted' | 'dueOn' | 'value' | 'paid' | 'refunded'
> {
  currency: string;
  /** The invoice that whoever made it says it is for; undefined where it says none. One of before has no mark. */
  of: { invoiceId: number; mark: string | null } | undefined;
  /** Provider's id of the payer. */
  payerId: string;
}

/** Payer, as a provider wants to know it. */
export interface Payer {
  userId: number;
  name: string;
  email: string;
  phone: string;
  document: string;
  /** Provider's id of the account, where it was introduced there before. */
  payerId: string | undefined;
  /** Mark of the facts last sent to the provider, as in {@link KnownPayer}. */
  told: string;
}

/** Payer, as a provider knows it by now. */
export interface KnownPayer {
  payerId: string;
  /** Something else once the account there is another one, or anything that it is told of who pays. */
  told: string;
}

/** Customer and due day with which an invoice goes to a provider. */
export interface SendAt {
  /** Provider's id of the payer. */
  payerId: string;
  /** The day that it is due on there. */
  dueOn: BillingDay;
}

/** Somebody who takes payments for invoices. Calls throw a `ProviderError` when they were not carried out. */
export interface BillingProvider {
  readonly name: string;
  /** The account there that is set up; '' where it does not say. */
  account(): Promise<string>;
  /** Checks that it takes invoices of a currency. */
  takes(currency: string): boolean;
  /** Tells of who pays, where the provider does not know it yet. */
  findPayer(payer: Payer): Promise<KnownPayer>;
  /**
   * Finds the charge of an invoice there. Throws an `UnclearError` where that is of another
   * customer or amount.
   */
  find(invoice: StoredInvoice, at: SendAt): Promise<ProviderPayment | undefined>;
  /** Has an invoice paid there; one that is there already is found and not made again. */
  send(invoice: StoredInvoice, at: SendAt): Promise<ProviderPayment>;
  /**
   * Reads its present state there; undefined where there is none. Parts of `kept` that still hold
   * are not requested again.
   */
  read(
    providerId: string,
    kept?: Pick<StoredInvoice, 'dueOn' | 'payWith'>,
  ): Promise<ProviderPayment | undefined>;
  /** All charges of the account that are due since a day, or late since whenever, some at a time. */
  listCharges(since: BillingDay): AsyncIterable<readonly ProviderCharge[]>;
  /** The name of who pays; '' where it has none. */
  nameOf(payerId: string): Promise<string>;
  cancel(providerId: string): Promise<void>;
  receiveInCash(providerId: string, paid: { cents: Cents; day: BillingDay }): Promise<void>;
  undoCash(providerId: string): Promise<void>;
  refund(providerId: string, cents: Cents, note: string): Promise<void>;
  changeDueDay(providerId: string, day: BillingDay): Promise<void>;
}

/** A provider that did not do what it was asked; the message is what it said. */
export class ProviderError extends Error {
  constructor(
    message: string,
    /** The same for other languages; left out where only the message says it. */
    readonly found?: ServiceFound,
  ) {
    super(message);
  }
}

/** The provider does not know what was asked of. */
export class GoneError extends ProviderError {}

/** Something is there under the name of ours that is of another customer or amount; the message is what `readUnclear` reads. */
export class UnclearError extends ProviderError {
  constructor(providerId: string) {
    super(writeUnclear(providerId));
  }
}

/** A random name of a thing of ours, kept before a provider hears of it. */
export const newMark = (): string => randomBytes(8).toString('hex');

const nobody = (): Promise<never> =>
  Promise.reject(new ProviderError('There is no payment provider'));
const nothing = (): Promise<undefined> => Promise.resolve(undefined);

/** Nobody: invoices stay here until somebody says that they were paid. */
export const manualProvider: BillingProvider = {
  name: 'manual',
  account: () => Promise.resolve(''),
  takes: () => false,
  findPayer: nobody,
  find: nothing,
  send: nobody,
  read: nothing,
  async *listCharges() {},
  nameOf: () => Promise.resolve(''),
  cancel: nothing,
  receiveInCash: nothing,
  undoCash: nothing,
  refund: nothing,
  changeDueDay: nothing,
};
