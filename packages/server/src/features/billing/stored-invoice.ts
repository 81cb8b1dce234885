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

/** How an invoice can be paid, as its provider says. */
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
  /** What is left of a credit for the next invoice: below zero, or 0. */
  carried: Cents;
  status: InvoiceStatus;
  /** It was canceled, and its period is invoiced once more. */
  isReplaced: boolean;
  paidOn: BillingDay | null;
  lines: InvoiceLine[];
  terms: LateTerms;
  /** What it is called at its provider besides its number; null where it was made before there were marks. */
  mark: string | null;
  providerId: string | null;
  /** The account there that it was sent to; '' where that is not known. */
  providerAccount: string;
  /** The provider's account that is set up now does not know it. */
  isAstray: boolean;
  /** What the provider was asked to give back and has not answered for yet. */
  refunding: Refunding | null;
  /** What the provider kept of the payment; null where nothing, or that is not known. */
  fee: Cents | null;
  payWith: PayWith;
  suspendDays: number;
  /** How long the unlock on trust lasts after that; 0 for none. */
  trustDays: number;
  /** Its account was suspended for it: that happens once. */
  hasSuspended: boolean;
  remindDays: string;
  /** What is still to be paid without fine and interest. */
  open: Cents;
  /** What moved its money, in its order, while it is owed; of others nothing. */
  moves: readonly DatedMove[];
  /** What came in. */
  paid: Cents;
  /** The fiscal note that counts. */
  note: { id: number; status: string; number: string; pdfUrl: string; hasXml: boolean } | null;
}

/** What a new invoice says. */
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
  /** What the invoice is from then on. */
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
