/**
 * Statuses of invoices: the provider's words, including `REFUNDED` and `AUTHORIZED`, which its own
 * lists omit. `GENERATED` is not at the provider yet; the API writes it with the product's prefix.
 * The provider has no `CANCELED`: the invoice was deleted there, or cancelled before it was sent.
 */
export const INVOICE_STATUSES = [
  'GENERATED',
  'PENDING',
  'AWAITING_RISK_ANALYSIS',
  'AUTHORIZED',
  'CONFIRMED',
  'RECEIVED',
  'RECEIVED_IN_CASH',
  'OVERDUE',
  'REFUND_REQUESTED',
  'REFUND_IN_PROGRESS',
  'REFUNDED',
  'CHARGEBACK_REQUESTED',
  'CHARGEBACK_DISPUTE',
  'AWAITING_CHARGEBACK_REVERSAL',
  'DUNNING_REQUESTED',
  'DUNNING_RECEIVED',
  'CANCELED',
] as const;

/** A status that is known. */
export type KnownInvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** A status: one that is known, or whatever a provider will call something some day. */
export type InvoiceStatus = KnownInvoiceStatus | (string & {});

const PAID: readonly string[] = ['CONFIRMED', 'RECEIVED', 'RECEIVED_IN_CASH', 'DUNNING_RECEIVED'];
const ENDED: readonly string[] = ['REFUNDED', 'CANCELED', 'DUNNING_RECEIVED'];
const PAYABLE: readonly string[] = ['GENERATED', 'PENDING', 'OVERDUE'];
/** Those whose money is owed. */
export const OWED: readonly string[] = [
  'GENERATED',
  'PENDING',
  'OVERDUE',
  'DUNNING_REQUESTED',
  'CHARGEBACK_REQUESTED',
  'CHARGEBACK_DISPUTE',
];

/** True for a status that the product has words for. */
export const isKnownStatus = (status: InvoiceStatus): status is KnownInvoiceStatus =>
  INVOICE_STATUSES.some((known) => known === status);

/** True when an invoice counts as paid where access depends on it. */
export const isPaid = (status: InvoiceStatus): boolean => PAID.includes(status);

/** True when an invoice can change no more. */
export const isEnded = (status: InvoiceStatus): boolean => ENDED.includes(status);

/** True when an invoice can be paid, changed, cancelled or received in cash now. */
export const isPayable = (status: InvoiceStatus): boolean => PAYABLE.includes(status);

/**
 * True when the money of an invoice is owed: a chargeback reopens the debt. Unknown statuses never
 * are.
 */
export const isOwed = (status: InvoiceStatus): boolean => OWED.includes(status);

/** The status as the API writes it. */
export const writeStatus = (status: InvoiceStatus, prefix: string): string =>
  status === 'GENERATED' ? `${prefix}-generated` : status;

/** The status that the API wrote. */
export const readStatus = (written: string, prefix: string): InvoiceStatus =>
  written === `${prefix}-generated` ? 'GENERATED' : written;
