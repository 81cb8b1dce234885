import { addDays, type BillingDay, countDays } from './billing-day';
import { type InvoiceStatus, isOwed } from './invoice-status';
import type { Cents } from './money';
import { payableUntil } from './payable-until';

/** Facts that decide whether an invoice is late. */
export interface OwedInvoice {
  status: InvoiceStatus;
  dueOn: BillingDay;
  /** Unpaid part of it. */
  open: Cents;
}

const isLateOn = ({ status, dueOn, open }: OwedInvoice, day: BillingDay): boolean =>
  isOwed(status) && open > 0 && payableUntil(dueOn) < day;

/** The day on which an invoice that is not paid suspends its account: counted from the last day to pay it in time. */
export const suspensionDayAfter = (dueOn: BillingDay, afterDays: number): BillingDay =>
  addDays(payableUntil(dueOn), Math.max(1, afterDays));

/**
 * The day on which an account is suspended by itself: so many days after the last day on which the oldest invoice that
 * is late was to be paid. null while nothing is late, or where it is not to be suspended by itself.
 */
export function findSuspensionDay(
  invoices: readonly OwedInvoice[],
  today: BillingDay,
  afterDays: number | null,
): BillingDay | null {
  if (afterDays === null) return null;
  const late = invoices.filter((invoice) => isLateOn(invoice, today)).map(({ dueOn }) => dueOn);
  const [oldest] = late.sort();
  return oldest === undefined ? null : suspensionDayAfter(oldest, afterDays);
}

/**
 * Finds the last reminder day reached by now, as an offset from the due day; offsets after it count
 * from the last day to pay in time. null before the first, and where nothing is owed.
 */
export function findReminder(
  invoice: OwedInvoice,
  offsets: readonly number[],
  today: BillingDay,
): number | null {
  const { status, open, dueOn } = invoice;
  if (!isOwed(status) || open <= 0) return null;
  const sinceDue = countDays(dueOn, today);
  const sinceLate = countDays(payableUntil(dueOn), today);
  const passed = offsets.filter((offset) => offset <= (offset > 0 ? sinceLate : sinceDue));
  return passed.length > 0 ? Math.max(...passed) : null;
}

/** Ages of debt: not due yet, or late by up to so many days. */
export const AGES = ['notDue', 'to30', 'to60', 'to90', 'older'] as const;

/** A column of the table that says how late what is owed is. */
export type Age = (typeof AGES)[number];

/** Sums the debt on a day, by age. */
export function sumByAge(invoices: readonly OwedInvoice[], today: BillingDay): Record<Age, Cents> {
  const sums = { notDue: 0, to30: 0, to60: 0, to90: 0, older: 0 };
  for (const invoice of invoices) {
    if (!isOwed(invoice.status)) continue;
    const daysLate = isLateOn(invoice, today) ? countDays(invoice.dueOn, today) : 0;
    sums[toAge(daysLate)] += invoice.open;
  }
  return sums;
}

function toAge(daysLate: number): Age {
  if (daysLate <= 0) return 'notDue';
  if (daysLate <= 30) return 'to30';
  if (daysLate <= 60) return 'to60';
  return daysLate <= 90 ? 'to90' : 'older';
}
