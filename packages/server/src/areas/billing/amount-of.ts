import {
  type AmountOn,
  type BillingDay,
  computeAmountOn,
  isOwed,
  payableUntil,
} from '@rastro/sdk/domain';
import type { StoredInvoice } from './stored-invoice';

/** Amount to be paid for an invoice on a day, and its parts. */
export function amountOf({ open, dueOn, terms, moves }: StoredInvoice, day: BillingDay): AmountOn {
  const invoice = { value: open, dueOn, payableUntil: payableUntil(dueOn), moves };
  return computeAmountOn(invoice, terms, day);
}

/** The sum of that in cents; 0 for an invoice that nothing is owed for. */
export const dueOf = (invoice: StoredInvoice, day: BillingDay): number =>
  isOwed(invoice.status) && invoice.open > 0 ? amountOf(invoice, day).total : 0;
