import {
  addDays,
  type BillingDay,
  type BillingPeriod,
  type BillingTerms,
  computePeriodCost,
  correctPeriod,
  type InvoiceLine,
  laterDay,
  listPeriods,
  type PeriodCost,
  type Since,
  toOnceLine,
} from '@rastro/sdk/domain';
import type { StoredInvoice } from './stored-invoice';

/** Invoiced periods of a contract. */
interface KnownPeriods {
  /** Rest of a credit, below zero. */
  carried: number;
  last: Pick<StoredInvoice, 'from' | 'lines' | 'status'> | undefined;
}

/** Lines and amount of an invoice, and the rest of a credit after it. */
export interface Bill {
  lines: InvoiceLine[];
  value: number;
  carried: number;
}

/** Bill of a period; the rest of a credit is carried to the next. */
function costWithCredit(cost: PeriodCost, period: BillingPeriod, carried: number): Bill {
  const lines = [...cost.lines];
  const span = { from: period.from, to: period.to };
  const credit = (cents: number) => toOnceLine({ kind: 'credit', text: '', span, cents });
  if (carried !== 0) lines.push(credit(carried));
  const sum = cost.cents + carried;
  if (sum >= 0) return { lines, value: sum, carried: 0 };
  lines.push(credit(-sum));
  return { lines, value: 0, carried: sum };
}

/** A period that is invoiced, and the lines of that. */
interface Charged {
  period: BillingPeriod;
  charged: readonly InvoiceLine[];
}

/** The period that an invoice of a contract is for; undefined for one that was cancelled. */
function findBefore(
  periods: readonly BillingPeriod[],
  last: Pick<StoredInvoice, 'from' | 'lines' | 'status'> | undefined,
): Charged | undefined {
  const period = periods.find(({ from }) => from === last?.from);
  return period && last && last.status !== 'CANCELED' ? { period, charged: last.lines } : undefined;
}

/** Cost of a period, with the correction of the period before by what its invoice did not know yet. */
function costPeriod(
  terms: BillingTerms,
  period: BillingPeriod,
  { vehicles, before }: { vehicles: readonly Since<number>[]; before: Charged | undefined },
): PeriodCost {
  const cost = computePeriodCost(terms, period, vehicles);
  const isNext = terms.billed === 'after' && before?.period.to === period.from;
  const line = isNext && correctPeriod(terms, before.period, { ...before, vehicles });
  return line ? { lines: [line, ...cost.lines], cents: cost.cents + line.cents } : cost;
}

/** Numbers of vehicles of an account since a day; before the first count as the first. */
export const sinceStart = (
  counts: readonly Since<number>[],
  startsOn: BillingDay,
): Since<number>[] => {
  const [first, ...rest] = counts;
  if (!first) return [];
  return [{ ...first, from: first.from < startsOn ? first.from : startsOn }, ...rest];
};

/** The periods of a contract from today, or from its first day, on: four at least, where it does not end before. */
export const listNext = (
  terms: Pick<BillingTerms, 'months'> & Parameters<typeof listPeriods>[0],
  today: BillingDay,
): BillingPeriod[] => listPeriods(terms, laterDay(today, terms.startsOn), terms.months * 31 * 4);

/** Bills of periods, the oldest first. */
export function billPeriods(
  terms: BillingTerms,
  {
    periods,
    vehicles,
    known,
  }: { periods: readonly BillingPeriod[]; vehicles: readonly Since<number>[]; known: KnownPeriods },
): { period: BillingPeriod; bill: Bill }[] {
  const [first] = periods;
  if (!first) return [];
  const before = findBefore(listPeriods(terms, first.to, terms.months * 31), known.last);
  let { carried } = known;
  return periods.map((period) => {
    const bill = costWithCredit(costPeriod(terms, period, { vehicles, before }), period, carried);
    carried = bill.carried;
    return { period, bill };
  });
}

/**
 * Closing bill of a contract that is billed after its periods, more or less, where it ended at the day up to which it
 * was invoiced: by vehicles of its last days, which that invoice did not know, and no next one corrects. It lies in the
 * last day, so that there is one; undefined where nothing came or went.
 */
export function billEnd(
  terms: BillingTerms,
  {
    dueOn,
    vehicles,
    known,
  }: { dueOn: BillingDay; vehicles: readonly Since<number>[]; known: KnownPeriods },
): { period: BillingPeriod; bill: Bill } | undefined {
  const { endsOn, billed } = terms;
  if (billed !== 'after' || endsOn === null) return undefined;
  const last = findBefore(listPeriods(terms, endsOn, 0), known.last);
  const from = addDays(endsOn, -1);
  // Of a single day all was known.
  if (last?.period.to !== endsOn || last.period.from === from) return undefined;
  const line = correctPeriod(terms, last.period, { ...last, vehicles });
  if (!line) return undefined;
  const period = { ...last.period, from, dueOn };
  const cost = { lines: [line], cents: line.cents };
  return { period, bill: costWithCredit(cost, period, known.carried) };
}
