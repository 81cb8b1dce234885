import { readOneOffs, readPauses, readPlanSteps } from './contract-text';
import type { BillingDay } from './billing-day';
import type { Cents } from './money';
import type { BillingTerms, Charge, LateTerms, Price, Since } from './types';

/** Kinds of prices: per vehicle, per account, or by a plan. */
export const PRICE_KINDS = ['vehicle', 'account', 'plan'] as const;
/** Due times of a period. */
export const BILLED_KINDS = ['ahead', 'after'] as const;
/** Modes of a fine or a discount (spec S9.30, S9.31). */
export const CHARGE_MODES = ['none', 'fixed', 'percent'] as const;

/** A contract as its form and the API write it; fines and discounts in cents, or hundredths of a percent. */
export interface WrittenTerms {
  currency: string;
  startsOn: BillingDay;
  endsOn: BillingDay | null;
  dueDay: number;
  months: number;
  billed: (typeof BILLED_KINDS)[number];
  isProRata: boolean;
  invoicedTo?: BillingDay | null;
  priceKind: (typeof PRICE_KINDS)[number];
  cents: Cents;
  steps: string;
  pauses: string;
  oneOffs: string;
  fineMode: (typeof CHARGE_MODES)[number];
  fine: number;
  interest: number;
  discountMode: (typeof CHARGE_MODES)[number];
  discount: number;
  discountDays: number;
}

const listOf = <T>(read: { list: T[] } | { wrongLine: number }): T[] =>
  'list' in read ? read.list : [];

/** The price that a contract says; what cannot be read of a plan costs nothing. */
export function toPrice({ priceKind, cents, steps, currency }: WrittenTerms): Price {
  return priceKind === 'plan'
    ? { kind: 'plan', steps: listOf(readPlanSteps(steps, currency)) }
    : { kind: priceKind, cents };
}

/** Builds the terms that the bill is made from. */
export const toBillingTerms = (
  written: WrittenTerms,
  prices: readonly Since<Price>[],
): BillingTerms => ({
  startsOn: written.startsOn,
  endsOn: written.endsOn,
  dueDay: written.dueDay,
  months: written.months,
  billed: written.billed,
  proRata: written.isProRata,
  invoicedTo: written.invoicedTo ?? null,
  prices,
  pauses: listOf(readPauses(written.pauses)),
  oneOffs: listOf(readOneOffs(written.oneOffs, written.currency)),
});

const toCharge = (mode: WrittenTerms['fineMode'], value: number): Charge | null =>
  mode === 'none' || value === 0
    ? null
    : mode === 'fixed'
      ? { mode, cents: value }
      : { mode, rate: value };

/** Builds the terms for late payment, and for early payment. */
export function toLateTerms(written: WrittenTerms): LateTerms {
  const charge = toCharge(written.discountMode, written.discount);
  return {
    fine: toCharge(written.fineMode, written.fine),
    interest: written.interest,
    discount: charge && { charge, days: written.discountDays },
  };
}

/**
 * The prices of a contract after its price changed: what was planned from that day on is replaced. The last price once
 * more changes nothing, but for the day of one that is planned: without a day (null) all stays.
 */
export function changePrice(
  prices: readonly Since<Price>[],
  price: Price,
  { from, today }: { from: BillingDay | null; today: BillingDay },
): Since<Price>[] {
  const last = prices.at(-1);
  const isSame = last !== undefined && JSON.stringify(last.value) === JSON.stringify(price);
  if (isSame && (from === null || last.from <= today)) return [...prices];
  const day = from ?? today;
  const kept = prices.filter((each) => each.from < day && !(isSame && each === last));
  return [...kept, { from: day, value: price }];
}
