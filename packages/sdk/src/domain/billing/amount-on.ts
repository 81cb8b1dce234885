import { addDays, type BillingDay, countDays, laterDay } from './billing-day';
import { type DatedMove, type LedgerMove, sumMoves } from './ledger';
import { type Cents, takeRate, takeShare } from './money';
import type { Charge, LateTerms } from './types';

/** An invoice as far as what is to be paid of it is reckoned. */
export interface OpenInvoice {
  /** Amount still to be paid, without fine and interest. */
  value: Cents;
  dueOn: BillingDay;
  /** Last day to pay in time, if the due day is no business day. */
  payableUntil?: BillingDay;
  /** Entries that moved its money so far, in order; omitted where nothing was paid. */
  moves?: readonly DatedMove[];
}

/** Amount of an invoice on a day, with its parts. */
export interface AmountOn {
  value: Cents;
  discount: Cents;
  fine: Cents;
  interest: Cents;
  /** Amount to be paid: value less discount, or value with fine and interest. */
  total: Cents;
  daysLate: number;
}

/** The days of a month as interest counts them, whatever the calendar says. */
const INTEREST_DAYS = 30;
const WHOLE_RATE = 10_000;

/**
 * Computes the amount to be paid for an invoice on a day: less the discount in its window; from the
 * first late day with the fine, once, and interest for each late day on the part of the value
 * unpaid then, less fine and interest already paid. Each of the three is rounded once.
 */
export function computeAmountOn(invoice: OpenInvoice, terms: LateTerms, day: BillingDay): AmountOn {
  const { value, dueOn } = invoice;
  const inTime = laterDay(invoice.payableUntil ?? dueOn, dueOn);
  if (day <= inTime) {
    const discount = takeDiscount(value, dueOn, terms, day);
    return { value, discount, fine: 0, interest: 0, total: value - discount, daysLate: 0 };
  }
  const known = splitMoves(invoice);
  const openOn = (on: BillingDay): Cents =>
    known.first + sumMoves(known.later.filter((move) => move.day <= on));
  const wholeFine = terms.fine ? takeCharge(openOn(inTime), terms.fine) : 0;
  const fine = Math.max(0, wholeFine - known.fine);
  const centDays = cutDays(known.later, dueOn, day).reduce(
    (sum, { from, to }) => sum + openOn(from) * countDays(from, to),
    0,
  );
  const whole = takeShare(centDays, terms.interest, WHOLE_RATE * INTEREST_DAYS);
  const interest = Math.max(0, whole - known.interest);
  const total = value + fine + interest;
  return { value, discount: 0, fine, interest, total, daysLate: countDays(dueOn, day) };
}

/** All that was written before is undone by these. */
const REVERSALS: readonly LedgerMove['kind'][] = ['cashUndone', 'chargedBack'];
/** They hold as of the first day, whenever they were written. */
const TIMELESS: readonly LedgerMove['kind'][] = ['invoiced', 'adjusted'];

/** Amount owed at first, the moves since, and the fine and interest among them since the invoice is late. */
function splitMoves({ value, dueOn, moves = [] }: OpenInvoice) {
  const undone = moves.findLastIndex(({ kind }) => REVERSALS.includes(kind));
  const later = moves.slice(undone + 1).filter(({ kind }) => !TIMELESS.includes(kind));
  const sumLate = (kind: LedgerMove['kind']): Cents =>
    sumMoves(later.filter((move) => move.kind === kind && move.day > dueOn));
  return {
    later,
    first: value - sumMoves(later),
    fine: sumLate('fine'),
    interest: sumLate('interest'),
  };
}

/** The days from `from` to `to` cut where something moved. */
function cutDays(moves: readonly DatedMove[], from: BillingDay, to: BillingDay) {
  const inside = moves.map(({ day }) => day).filter((day) => day > from && day < to);
  const edges = [from, ...new Set(inside.toSorted()), to];
  return edges.slice(0, -1).map((day, index) => ({ from: day, to: edges[index + 1] ?? to }));
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
