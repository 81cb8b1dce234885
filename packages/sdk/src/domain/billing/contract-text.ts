import { addDays, isBillingDay } from './billing-day';
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

/** Reads a list of days counted from the due day: `-3, 0, 7`; null for what is none. */
export function readDayOffsets(text: string): number[] | null {
  const parts = text.split(',').map((part) => part.trim());
  if (text.trim() === '') return [];
  if (parts.some((part) => !/^[+-]?\d{1,3}$/.test(part))) return null;
  return [...new Set(parts.map(Number))].sort((one, other) => one - other);
}
