import { addDays, type BillingDay, countDays, earlierDay, laterDay } from './billing-day';
import type { BillingPeriod } from './billing-periods';
import { type Cents, divideRounded } from './money';
import type { BillingTerms, BilledSpan, InvoiceLine, Price, Since } from './types';

/** Lines and total of an invoice for a period. */
export interface PeriodCost {
  lines: InvoiceLine[];
  cents: Cents;
}

/**
 * Computes the cost of a period. Where the price or the number of vehicles changes within it, each
 * part is charged by its days; paused days cost nothing. Parts are rounded together: after each
 * line the sum so far is the rounded exact sum, so that the lines add up to the rounded whole.
 *
 * @param vehicles - numbers of vehicles of the account, each from a day on; none before the first
 * of these days
 */
export function computePeriodCost(
  terms: Pick<BillingTerms, 'prices' | 'pauses' | 'oneOffs'>,
  period: BillingPeriod,
  vehicles: readonly Since<number>[],
): PeriodCost {
  const prices = sortSince(terms.prices);
  const counts = sortSince(vehicles);
  const lines: InvoiceLine[] = [];
  let exact = 0n;
  let charged = 0;
  for (const span of cutSpan(period, [...prices, ...counts], terms.pauses)) {
    const price = findSince(prices, span.from);
    if (!price) continue;
    const count = findSince(counts, span.from) ?? 0;
    const whole = priceWhole(price, count);
    const days = countDays(span.from, span.to);
    exact += BigInt(whole) * BigInt(days);
    const sum = divideRounded(exact, BigInt(period.ofDays));
    const cents = sum - charged;
    charged = sum;
    if (whole === 0 && price.kind === 'vehicle') continue;
    const { ofDays } = period;
    lines.push({ kind: price.kind, text: '', span, vehicles: count, whole, days, ofDays, cents });
  }
  for (const { day, text, cents } of terms.oneOffs) {
    if (day < period.itemsFrom || day >= period.to) continue;
    const span = { from: day, to: addDays(day, 1) };
    lines.push(toOnceLine({ kind: 'oneOff', text, span, cents }));
  }
  return { lines, cents: lines.reduce((sum, line) => sum + line.cents, 0) };
}

/**
 * A line for what a period came to cost above, or below, what was charged for it, by vehicles that came or went after
 * its invoice was made; undefined where nothing did.
 *
 * @param charged - the lines of that invoice
 */
export function correctPeriod(
  terms: Pick<BillingTerms, 'prices' | 'pauses'>,
  period: BillingPeriod,
  { charged, vehicles }: { charged: readonly InvoiceLine[]; vehicles: readonly Since<number>[] },
): InvoiceLine | undefined {
  const { from, to } = period;
  const costOf = (counts: readonly Since<number>[]): Cents =>
    computePeriodCost({ ...terms, oneOffs: [] }, period, counts).cents;
  const cents = costOf(vehicles) - costOf(toCounts(charged, from));
  if (cents === 0) return undefined;
  return toOnceLine({ kind: 'correction', text: '', span: { from, to }, cents });
}

/** By how many vehicles lines were charged, since when; none where there is no line. */
function toCounts(lines: readonly InvoiceLine[], from: BillingDay): Since<number>[] {
  const priced = lines.filter(({ kind }) => ['vehicle', 'account', 'plan'].includes(kind));
  const ends = [from, ...priced.map(({ span }) => span.to)];
  return [
    ...ends.map((day) => ({ from: day, value: 0 })),
    ...priced.map(({ span, vehicles }) => ({ from: span.from, value: vehicles })),
  ];
}

/** A line of an amount that no number of days or vehicles makes. */
export const toOnceLine = (
  line: Pick<InvoiceLine, 'kind' | 'text' | 'span' | 'cents'>,
): InvoiceLine => ({ ...line, vehicles: 0, whole: line.cents, days: 1, ofDays: 1 });

/** Computes the price of a whole period for a number of vehicles. */
export function priceWhole(price: Price, vehicles: number): Cents {
  if (price.kind === 'vehicle') return price.cents * vehicles;
  if (price.kind === 'account') return price.cents;
  let reached = null;
  for (const step of price.steps) {
    if (step.from <= vehicles && (!reached || step.from > reached.from)) reached = step;
  }
  return reached ? reached.cents + reached.each * (vehicles - reached.from) : 0;
}

const sortSince = <T>(list: readonly Since<T>[]): Since<T>[] =>
  [...list].sort((one, other) => (one.from < other.from ? -1 : Number(one.from > other.from)));

const findSince = <T>(sorted: readonly Since<T>[], day: BillingDay): T | undefined =>
  sorted.findLast(({ from }) => from <= day)?.value;

/** The parts of a span in which nothing changes, without its pauses. */
function cutSpan(
  { from, to }: BilledSpan,
  changes: readonly Since<unknown>[],
  pauses: readonly BilledSpan[],
): BilledSpan[] {
  const edges = [from, to, ...changes.map((change) => change.from)];
  for (const pause of pauses) edges.push(pause.from, pause.to);
  const inside = edges.map((edge) => earlierDay(laterDay(edge, from), to)).sort();
  const days = [...new Set(inside)];
  return days
    .slice(0, -1)
    .map((day, index) => ({ from: day, to: days[index + 1] ?? to }))
    .filter((span) => !pauses.some((pause) => pause.from <= span.from && span.to <= pause.to));
}
