import type { InvoiceStatus, KnownInvoiceStatus } from './invoice-status';

/** Where an invoice returns to that is to be paid again: by whether its day is over. */
const TO_PAY = 'TO_PAY';
/** What an invoice stays of which a part was given back. */
const UNCHANGED = 'UNCHANGED';

type Target = KnownInvoiceStatus | typeof TO_PAY | typeof UNCHANGED;
type Rule = [from: readonly KnownInvoiceStatus[], to: Target];

const OPEN = ['PENDING', 'OVERDUE'] as const;
const MONEY_IN = ['CONFIRMED', 'RECEIVED'] as const;

/** What happens to invoices, from what to what. What is not here is refused. */
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

/** What can happen to an invoice. */
export type InvoiceTrigger = keyof typeof RULES;

/** All that can happen to invoices. */
export const INVOICE_TRIGGERS = /* @__PURE__ */ Object.keys(RULES) as readonly InvoiceTrigger[];

/**
 * What an invoice is after something happened to it; null when that cannot happen to it, which is so for a status
 * that is unknown here: only its provider can say more of it.
 *
 * @param isLate - whether its due day is over, for what is to be paid again
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
