import type { BillingDay } from './billing-day';
import type { BasisPoints, Cents } from './money';

/** What a whole period costs. */
export type Price =
  /** So much for each vehicle. */
  | { kind: 'vehicle'; cents: Cents }
  /** So much for the account, however many vehicles it has. */
  | { kind: 'account'; cents: Cents }
  /** What the step says that the number of vehicles reaches. */
  | { kind: 'plan'; steps: readonly PlanStep[] };

/** A step of a plan: from so many vehicles on it costs `cents`, and `each` for every vehicle above them. */
export interface PlanStep {
  from: number;
  cents: Cents;
  each: Cents;
}

/** An amount of money or a share of the invoice. */
export type Charge = { mode: 'fixed'; cents: Cents } | { mode: 'percent'; rate: BasisPoints };

/** What paying late costs, and what paying early saves. */
export interface LateTerms {
  /** Once, from the first late day on. */
  fine: Charge | null;
  /** A month of thirty days, counted by the day, on the value of the invoice alone. */
  interest: BasisPoints;
  /** For who pays until so many days before the due day; 0 is the due day itself. */
  discount: { charge: Charge; days: number } | null;
}

/** What holds from a day on, until the next. */
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

/** What of a contract the bill is made from. */
export interface BillingTerms {
  startsOn: BillingDay;
  /** The first day that is no longer charged; null while it goes on. */
  endsOn: BillingDay | null;
  /** The day of the month on which a period begins, 1 to 31. */
  dueDay: number;
  /** How many months a period has. */
  months: number;
  /** Whether a period is due on its first day, or on the day after its last. */
  billed: 'ahead' | 'after';
  /** The day after the last that is invoiced; null or left out where none is. */
  invoicedTo?: BillingDay | null;
  /** Whether days that make no whole period are charged by the day, or not at all. */
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
  /** What the whole period would cost. */
  whole: Cents;
  /** So many days of so many. */
  days: number;
  ofDays: number;
  cents: Cents;
}
