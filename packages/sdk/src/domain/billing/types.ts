import type { BillingDay } from './billing-day';
import type { BasisPoints, Cents } from './money';

/** Price of a whole period. */
export type Price =
  /** Amount for each vehicle. */
  | { kind: 'vehicle'; cents: Cents }
  /** Amount for the account, however many vehicles it has. */
  | { kind: 'account'; cents: Cents }
  /** Amount of the step that the number of vehicles reaches. */
  | { kind: 'plan'; steps: readonly PlanStep[] };

/** A step of a plan: from so many vehicles on it costs `cents`, and `each` for every vehicle above them. */
export interface PlanStep {
  from: number;
  cents: Cents;
  each: Cents;
}

/** An amount of money or a share of the invoice. */
export type Charge = { mode: 'fixed'; cents: Cents } | { mode: 'percent'; rate: BasisPoints };

/** Charges for late payment, and discount for early payment. */
export interface LateTerms {
  /** Once, from the first late day on. */
  fine: Charge | null;
  /** A month of thirty days, counted by the day, on the value of the invoice alone. */
  interest: BasisPoints;
  /** For who pays until so many days before the due day; 0 is the due day itself. */
  discount: { charge: Charge; days: number } | null;
}

/** Value that holds from a day on, until the next. */
export interface Since<T> {
  from: BillingDay;
  value: T;
}

/** Days of a period: the first, and the one after the last. */
export interface BilledSpan {
  from: BillingDay;
  to: BillingDay;
}

/** Something that is charged or, below zero, credited once, with the period that its day lies in. */
export interface OneOff {
  day: BillingDay;
  text: string;
  cents: Cents;
}

/** Terms of a contract that the bill is made from. */
export interface BillingTerms {
  startsOn: BillingDay;
  /** The first day that is no longer charged; null while it goes on. */
  endsOn: BillingDay | null;
  /** The day of the month on which a period begins, 1 to 31. */
  dueDay: number;
  /** Number of months in a period. */
  months: number;
  /** Due time of a period: on its first day, or on the day after its last. */
  billed: 'ahead' | 'after';
  /** The day after the last that is invoiced; null or left out where none is. */
  invoicedTo?: BillingDay | null;
  /** True when days outside whole periods are charged by the day, false when not at all. */
  proRata: boolean;
  /** In any order; what is before the first day that is named costs nothing. */
  prices: readonly Since<Price>[];
  pauses: readonly BilledSpan[];
  oneOffs: readonly OneOff[];
}

/** A line of an invoice. Their amounts add up to its value, to the cent. */
export interface InvoiceLine {
  kind: 'vehicle' | 'account' | 'plan' | 'oneOff' | 'credit' | 'correction';
  /** Only what a one-off item is called; `credit` carries what is left of a credit to or from the next invoice. */
  text: string;
  span: BilledSpan;
  vehicles: number;
  /** Price of the whole period. */
  whole: Cents;
  /** Number of charged days, out of `ofDays`. */
  days: number;
  ofDays: number;
  cents: Cents;
}
