import type ICAL from 'ical.js';

const LONGEST_MONTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const FAST = ['SECONDLY', 'MINUTELY'];
/** With one of these such a rule goes through days second by second, and everybody waits. */
const FILTERS = ['BYMONTH', 'BYMONTHDAY', 'BYYEARDAY', 'BYWEEKNO', 'BYDAY'];

/** Refuses a rule whose next occurrence would be looked for without an end, or nearly so. Throws why. */
export const refuseEndlessRule = ({ freq, parts }: ICAL.Recur): void => {
  const values: Partial<Record<string, readonly unknown[]>> = parts;
  const filter = FILTERS.find((name) => values[name] !== undefined);
  if (FAST.includes(freq) && filter) {
    throw new Error(`a ${freq} rule cannot have ${filter}; write a DAILY one`);
  }
  const days = values['BYMONTHDAY']?.map((day) => Math.abs(Number(day)));
  const months = values['BYMONTH']?.map(Number);
  if (!days || !months) return;
  const longest = Math.max(...months.map((month) => LONGEST_MONTHS[month - 1] ?? 0));
  if (Math.min(...days) > longest) throw new Error('no such day is in those months');
};
