import { DAY_MS } from '../time/durations';

/** A day of the calendar, `2026-02-28`: bills know no clock and no zone. As text, days sort by time. */
export type BillingDay = string;

/** Time zone that decides the current day for bills. */
export const BILLING_ZONE = 'America/Sao_Paulo';

/** True for a text that is a day of the calendar. */
export function isBillingDay(text: unknown): text is BillingDay {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && toDay(ms) === text;
}

const toMs = (day: BillingDay): number => Date.parse(`${day}T00:00:00Z`);
const toDay = (ms: number): BillingDay => new Date(ms).toISOString().slice(0, 10);

/** The day so many days later, or before. */
export const addDays = (day: BillingDay, days: number): BillingDay =>
  toDay(toMs(day) + days * DAY_MS);

/** Counts the days between two days; negative when the second is the earlier. */
export const countDays = (from: BillingDay, to: BillingDay): number =>
  Math.round((toMs(to) - toMs(from)) / DAY_MS);

/** The earlier of two days. */
export const earlierDay = (one: BillingDay, other: BillingDay): BillingDay =>
  one < other ? one : other;

/** The later of two days. */
export const laterDay = (one: BillingDay, other: BillingDay): BillingDay =>
  one > other ? one : other;

/**
 * The due day of a month, counted from year 0: the 31st is the last day of a shorter month, and the 31st again
 * in the next that has one.
 */
export function dueDayOf(month: number, dueDay: number): BillingDay {
  const last = new Date(Date.UTC(2000, 0, 1));
  last.setUTCFullYear(Math.floor(month / 12), (month % 12) + 1, 0);
  last.setUTCDate(Math.min(dueDay, last.getUTCDate()));
  return toDay(last.getTime());
}

/** The month of a day, counted from year 0. */
export const monthOf = (day: BillingDay): number =>
  Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
