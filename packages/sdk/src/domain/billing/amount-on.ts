import { addDays, type BillingDay, countDays } from './billing-day';
import { type Cents, takeRate, takeShare } from './money';
import type { Charge, LateTerms } from './types';

/** What an invoice costs on a day, and why. */
export interface AmountOn {
  value: Cents;
  discount: Cents;
  fine: Cents;
  interest: Cents;
  /** What is to be paid: value less discount, or value with fine and interest. */
  total: Cents;
  daysLate: number;
}

/** The days of a month as interest counts them, whatever the calendar says. */
const INTEREST_DAYS = 30;
const WHOLE_RATE = 10_000;

/**
 * What is to be paid for an invoice on a day: less the discount in its window, with the fine once from the first
 * late day on, and interest for each late day, on the value alone. Each of the three is rounded once.
 *
 * @param invoice - `payableUntil` where the due day is no day of business: until then nothing is late
 */
export function computeAmountOn(
  invoice: { value: Cents; dueOn: BillingDay; payableUntil?: BillingDay },
  terms: LateTerms,
  day: BillingDay,
): AmountOn {
  const { value, dueOn, payableUntil = dueOn } = invoice;
  const isLate = day > payableUntil && day > dueOn;
  const daysLate = isLate ? countDays(dueOn, day) : 0;
  const discount = isLate ? 0 : takeDiscount(value, dueOn, terms, day);
  const fine = isLate && terms.fine ? takeCharge(value, terms.fine) : 0;
  const interest = takeShare(value, terms.interest * daysLate, WHOLE_RATE * INTEREST_DAYS);
  return { value, discount, fine, interest, total: value - discount + fine + interest, daysLate };
}

function takeDiscount(
  value: Cents,
  dueOn: BillingDay,
  { discount }: LateTerms,
  day: BillingDay,
): Cents {
  if (!discount || day > addDays(dueOn, -discount.days)) return 0;
  return Math.min(value, takeCharge(value, discount.charge));
}

/** A fixed amount, or a share of a value. */
export const takeCharge = (value: Cents, charge: Charge): Cents =>
  charge.mode === 'fixed' ? charge.cents : takeRate(value, charge.rate);
