import type { InvoiceStatus, KnownInvoiceStatus } from './invoice-status';

/** Target status of an invoice that is to be paid again: depends on whether its due day is over. */
const TO_PAY = 'TO_PAY';
/** Target status of a partly refunded invoice: stays as it was. */
const UNCHANGED = 'UNCHANGED';

type Target = KnownInvoiceStatus | typeof TO_PAY | typeof UNCHANGED;
type Rule = [from: readonly KnownInvoiceStatus[], to: Target];

const OPEN = ['PENDING', 'OVERDUE'] as const;
const MONEY_IN = ['CONFIRMED', 'RECEIVED'] as const;

/** Transitions of invoices, with the statuses before and after. All others are refused. */
const RULES = {
  send: [['GENERATED'], TO_PAY],
  fallDue: [['GENERATED', 'PENDING'], 'OVERDUE'],
  payAtOnce: [OPEN, 'RECEIVED'],
  confirm: [['PENDING', 'OVERDUE', 'AWAITING_RISK_ANALYSIS'], 'CONFIRMED'],
  settle: [['CONFIRMED'], 'RECEIVED'],
  review: [OPEN, 'AWAITING_RISK_ANALYSIS'],
  reprove: [['AWAITING_RISK_ANALYSIS'], TO_PAY],
  authorize: [OPEN, 'AUTHORIZED'],
  capture: [['AUTHORIZED'], 'CONFIRMED'],
  receiveInCash: [['GENERATED', 'PENDING', 'OVERDUE'], 'RECEIVED_IN_CASH'],
  undoCash: [['RECEIVED_IN_CASH'], TO_PAY],
  cancel: [['GENERATED', 'PENDING', 'OVERDUE'], 'CANCELED'],
  restore: [['CANCELED'], TO_PAY],
  change: [['GENERATED', 'PENDING', 'OVERDUE'], TO_PAY],
  requestRefund: [MONEY_IN, 'REFUND_REQUESTED'],
  beginRefund: [['CONFIRMED', 'RECEIVED', 'REFUND_REQUESTED'], 'REFUND_IN_PROGRESS'],
  refund: [['CONFIRMED', 'RECEIVED', 'REFUND_REQUESTED', 'REFUND_IN_PROGRESS'], 'REFUNDED'],
  refundPart: [MONEY_IN, UNCHANGED],
  chargeBack: [MONEY_IN, 'CHARGEBACK_REQUESTED'],
  dispute: [['CHARGEBACK_REQUESTED'], 'CHARGEBACK_DISPUTE'],
  winDispute: [['CHARGEBACK_DISPUTE'], 'AWAITING_CHARGEBACK_REVERSAL'],
  reverseChargeback: [['AWAITING_CHARGEBACK_REVERSAL'], 'RECEIVED'],
  loseDispute: [['CHARGEBACK_REQUESTED', 'CHARGEBACK_DISPUTE'], 'REFUNDED'],
  requestDunning: [['OVERDUE'], 'DUNNING_REQUESTED'],
  payDunning: [['DUNNING_REQUESTED'], 'DUNNING_RECEIVED'],
  cancelDunning: [['DUNNING_REQUESTED'], 'OVERDUE'],
} satisfies Record<string, Rule>;

/** Event that can happen to an invoice. */
export type InvoiceTrigger = keyof typeof RULES;

/** All that can happen to invoices. */
export const INVOICE_TRIGGERS = /* @__PURE__ */ Object.keys(RULES) as readonly InvoiceTrigger[];

/**
 * Returns the status of an invoice after an event; null when the event is impossible, as for any
 * status unknown here: only its provider can say more of it.
 *
 * @param isLate - true when the due day is over, for an invoice that is to be paid again
 */
export function moveInvoice(
  status: InvoiceStatus,
  trigger: InvoiceTrigger,
  isLate: boolean,
): InvoiceStatus | null {
  const [from, to]: Rule = RULES[trigger];
  if (!from.some((known) => known === status)) return null;
  if (to === UNCHANGED || (trigger === 'change' && status === 'GENERATED')) return status;
  if (to === TO_PAY) return isLate ? 'OVERDUE' : 'PENDING';
  return to;
}
