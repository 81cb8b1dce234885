import {
  type BillingDay,
  addDays,
  dueDayOf,
  earlierDay,
  laterDay,
  monthOf,
  countDays,
} from './billing-day';
import type { BillingTerms, BilledSpan } from './types';

/** A period of a contract. */
export interface BillingPeriod extends BilledSpan {
  /** Number of days of the whole period; the contract may cover only some of them. */
  ofDays: number;
  /** The day its invoice is due. */
  dueOn: BillingDay;
  /** From this day on it takes what is charged once: days before it that are not charged by the day included. */
  itemsFrom: BillingDay;
}

type PeriodTerms = Pick<
  BillingTerms,
  'startsOn' | 'endsOn' | 'dueDay' | 'months' | 'billed' | 'proRata' | 'invoicedTo'
>;

/**
 * The periods of a contract whose invoices are to be there on a day, oldest first: those that are due at most
 * `aheadDays` after it. Each begins on the due day, so that no period drifts when a month is short; what lies
 * before the first due day, and behind the last, is a shorter period, or none without pro-rata.
 */
export function listPeriods(
  terms: PeriodTerms,
  today: BillingDay,
  aheadDays: number,
): BillingPeriod[] {
  const periods: BillingPeriod[] = [];
  const until = addDays(today, aheadDays);
  let month = findFirstMonth(terms);
  let itemsFrom = terms.startsOn;
  for (;;) {
    const whole = {
      from: dueDayOf(month, terms.dueDay),
      to: dueDayOf(month + terms.months, terms.dueDay),
    };
    if (terms.endsOn !== null && whole.from >= terms.endsOn) return periods;
    const from = laterDay(whole.from, terms.startsOn);
    const to = terms.endsOn === null ? whole.to : earlierDay(whole.to, terms.endsOn);
    const dueOn = terms.billed === 'ahead' ? from : to;
    if (dueOn > until) return periods;
    const isWhole = from === whole.from && to === whole.to;
    if (from < to && (isWhole || terms.proRata)) {
      periods.push({ from, to, dueOn, ofDays: countDays(whole.from, whole.to), itemsFrom });
      itemsFrom = to;
    }
    month += terms.months;
  }
}

/**
 * True when the invoice of a period is to be made on a day: the last period of a contract that is
 * billed afterwards waits until it is over, as no later invoice would correct it.
 */
export const isPeriodBillable = (
  { endsOn, billed }: Pick<PeriodTerms, 'endsOn' | 'billed'>,
  { to }: Pick<BillingPeriod, 'to'>,
  today: BillingDay,
): boolean => billed === 'ahead' || to !== endsOn || to <= today;

/**
 * The month in which the first period begins: with pro-rata the one that the contract's first day lies in, without it
 * the first after it, in step with what was invoiced.
 */
function findFirstMonth({ startsOn, dueDay, months, proRata, invoicedTo }: PeriodTerms): number {
  const month = monthOf(startsOn);
  const dueOn = dueDayOf(month, dueDay);
  if (proRata) return dueOn <= startsOn ? month : month - months;
  const first = dueOn < startsOn ? month + 1 : month;
  const ahead = invoicedTo ? monthOf(invoicedTo) - first : 0;
  return first + (((ahead % months) + months) % months);
}
