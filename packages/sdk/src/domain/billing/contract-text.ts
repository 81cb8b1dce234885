import { addDays, type BillingDay, isBillingDay } from './billing-day';
import { type Cents, countMoneyDigits, parseMoney } from './money';
import type { BilledSpan, OneOff, PlanStep } from './types';

/**
 * Parts of a contract as people write them, a line each, amounts in the contract's currency:
 *
 * - steps of a plan: `1: 99.00`, `10: 150.00 + 7.50` (from ten vehicles on 150, and 7.50 for each above ten)
 * - pauses: `2026-07-01 2026-07-31`, both days included
 * - what is charged once: `2026-03-10 49.90 New tracker`; below zero is a credit
 *
 * A line that cannot be read is told by its number, from 1 on.
 */
export type ReadLines<T> = { list: T[]; wrongLine?: undefined } | { wrongLine: number };

/** Stands for what is missing: no day and no amount, so that the line is refused. */
const MISSING = '-';

function readLines<T>(text: string, read: (line: string) => T | null): ReadLines<T> {
  const list: T[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const item = read(line.trim());
    if (item === null) return { wrongLine: index + 1 };
    list.push(item);
  }
  return { list };
}

/** Reads the steps of a plan, the lowest first; two from the same number on are refused. */
export function readPlanSteps(text: string, currency: string): ReadLines<PlanStep> {
  const digits = countMoneyDigits(currency);
  const seen = new Set<number>();
  const read = readLines(text, (line): PlanStep | null => {
    const [, first = '', whole = '', more = '0'] =
      /^(\d{1,6})\s*:\s*([\d.,]+)(?:\s*\+\s*([\d.,]+))?$/.exec(line) ?? [];
    const [from, cents, each] = [
      Number(first),
      parseMoney(whole, digits),
      parseMoney(more, digits),
    ];
    if (cents === null || each === null || seen.has(from)) return null;
    seen.add(from);
    return { from, cents, each };
  });
  return 'list' in read && read.list
    ? { list: read.list.sort((one, other) => one.from - other.from) }
    : read;
}

/** Reads pauses; a last day before the first is refused. */
export const readPauses = (text: string): ReadLines<BilledSpan> =>
  readLines(text, (line) => {
    const [from, last, ...rest] = line.split(/\s+/);
    if (!isBillingDay(from) || !isBillingDay(last) || rest.length > 0 || last < from) return null;
    return { from, to: addDays(last, 1) };
  });

/** Reads what is charged once. */
export function readOneOffs(text: string, currency: string): ReadLines<OneOff> {
  const digits = countMoneyDigits(currency);
  return readLines(text, (line) => {
    const [, day, amount = '', said = ''] = /^(\S+)\s+(\S+)\s+(.+)$/.exec(line) ?? [];
    const cents: Cents | null = parseMoney(amount, digits);
    return isBillingDay(day) && cents !== null ? { day, cents, text: said } : null;
  });
}

/** Pause while somebody fills it in, with its last day; null is a day that is not written yet. */
export interface PauseDraft {
  from: BillingDay | null;
  last: BillingDay | null;
}

/** Reads pauses to be filled in; a day that cannot be read is missing. */
export const readPauseDrafts = (text: string): PauseDraft[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [from, last] = line.trim().split(/\s+/);
      return { from: isBillingDay(from) ? from : null, last: isBillingDay(last) ? last : null };
    });

/** Writes pauses; a line with a day missing is one that cannot be read. */
export const writePauses = (drafts: readonly PauseDraft[]): string =>
  drafts.map(({ from, last }) => `${from ?? MISSING} ${last ?? MISSING}`).join('\n');

/** One-off item while somebody fills it in: null is what is not written yet, or is no amount. */
export interface OneOffDraft {
  day: BillingDay | null;
  cents: Cents | null;
  text: string;
}

/** Reads what is charged once to be filled in; what cannot be read is the text of one. */
export function readOneOffDrafts(text: string, currency: string): OneOffDraft[] {
  const digits = countMoneyDigits(currency);
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, day = '', amount = '', said = ''] =
        /^(\S+)\s+(\S+)(?:\s+(.*))?$/.exec(line.trim()) ?? [];
      const cents = parseMoney(amount, digits);
      const isDay = isBillingDay(day) || day === MISSING;
      if (!isDay || (cents === null && amount !== MISSING)) {
        return { day: null, cents: null, text: line.trim() };
      }
      return { day: day === MISSING ? null : day, cents, text: said };
    });
}

/** Writes what is charged once; a line with something missing is one that cannot be read. */
export function writeOneOffs(drafts: readonly OneOffDraft[], currency: string): string {
  const digits = countMoneyDigits(currency);
  const lines = drafts.map(({ day, cents, text }) => {
    const amount = cents === null || Number.isNaN(cents) ? MISSING : writeAmount(cents, digits);
    return `${day ?? MISSING} ${amount} ${text}`.trimEnd();
  });
  return lines.join('\n');
}

/** An amount as `parseMoney` reads it: three figures behind the dot are thousands but for a zero in front. */
function writeAmount(cents: Cents, digits: number): string {
  const figures = String(Math.abs(cents)).padStart(digits + 1, '0');
  const whole = figures.slice(0, figures.length - digits);
  const rest = digits === 0 ? '' : `.${figures.slice(-digits)}`;
  return `${cents < 0 ? '-' : ''}${digits === 3 ? '0' : ''}${whole}${rest}`;
}

/** Reads a list of days counted from the due day: `-3, 0, 7`; null for what is none. */
export function readDayOffsets(text: string): number[] | null {
  const parts = text.split(',').map((part) => part.trim());
  if (text.trim() === '') return [];
  if (parts.some((part) => !/^[+-]?\d{1,3}$/.test(part))) return null;
  return [...new Set(parts.map(Number))].sort((one, other) => one - other);
}
