import type { Invoice } from '@rastro/sdk/contract';
import type {
  BillingDay,
  Cents,
  DatedMove,
  InvoiceLine,
  InvoiceStatus,
  LateTerms,
  LedgerKind,
} from '@rastro/sdk/domain';

/** Ways to pay an invoice, as its provider reports them. */
export interface PayWith {
  pix?: string;
  boleto?: string;
  url?: string;
}

/** Money that a provider was asked to give back. */
export interface Refunding {
  /** Stands in the provider's description, to find it again by. */
  mark: string;
  cents: Cents;
  askedAt: string;
}

/** An invoice as it is kept. */
export interface StoredInvoice extends Pick<
  Invoice,
  'id' | 'accountName' | 'document' | 'currency' | 'description' | 'provider' | 'problem'
> {
  userId: number;
  /** The reseller whose it is; 0 the server's operator. */
  sellerId: number;
  contractId: number | null;
  from: BillingDay | null;
  to: BillingDay | null;
  dueOn: BillingDay;
  firstDueOn: BillingDay | null;
  value: Cents;
  /** Rest of a credit for the next invoice: below zero, or 0. */
  carried: Cents;
  status: InvoiceStatus;
  /** It was canceled, and its period is invoiced once more. */
  isReplaced: boolean;
  paidOn: BillingDay | null;
  lines: InvoiceLine[];
  terms: LateTerms;
  /**
   * Part of its name at the provider besides its number; null where it was made before there were
   * marks.
   */
  mark: string | null;
  providerId: string | null;
  /** The account there that it was sent to; '' where that is not known. */
  providerAccount: string;
  /** The provider's account that is set up now does not know it. */
  isAstray: boolean;
  /** Refund that the provider was asked for and has not answered yet. */
  refunding: Refunding | null;
  /** Fee that the provider kept of the payment; null where there is none, or that is not known. */
  fee: Cents | null;
  payWith: PayWith;
  suspendDays: number;
  /** Duration of the unlock on trust after that, in days; 0 for none. */
  trustDays: number;
  /** Its account was suspended for it: that happens once. */
  hasSuspended: boolean;
  remindDays: string;
  /** Amount still to be paid, without fine and interest. */
  open: Cents;
  /** Moves of its money, in order, while it is owed; empty for others. */
  moves: readonly DatedMove[];
  /** Amount received. */
  paid: Cents;
  /** The fiscal note that counts. */
  note: { id: number; status: string; number: string; pdfUrl: string; hasXml: boolean } | null;
}

/** Content of a new invoice. */
export type NewInvoice = Omit<
  StoredInvoice,
  | 'id'
  | 'firstDueOn'
  | 'isReplaced'
  | 'paidOn'
  | 'mark'
  | 'providerId'
  | 'providerAccount'
  | 'isAstray'
  | 'refunding'
  | 'fee'
  | 'payWith'
  | 'problem'
  | 'open'
  | 'moves'
  | 'paid'
  | 'hasSuspended'
  | 'note'
>;

/** Something that happened to an invoice. */
export interface NewEntry {
  kind: LedgerKind;
  cents: Cents;
  day: BillingDay;
  /** Status of the invoice from then on. */
  status: InvoiceStatus;
  userId: number;
  userName: string;
  note: string;
  /** The provider's name of what happened: written once. */
  reference?: string | undefined;
}

/** One that was written. */
export interface StoredEntry extends NewEntry {
  id: number;
  at: Date;
}
