import { luhnDigit } from './luhn-digit';

/** As long as an identifier may be. */
const LONGEST = 128;

const isImei = (digits: string): boolean =>
  luhnDigit(digits.slice(0, -1)) === Number(digits.at(-1));

/**
 * What a tracker calls itself, out of what is printed on it: the IMEI in it, first one whose last digit is right;
 * without one the text itself. Empty where there is none, and for an address or several lines.
 */
export function readTrackerCode(printed: string): string {
  const text = printed.trim();
  const numbers = text.match(/(?<!\d)\d{15}(?!\d)/g) ?? [];
  const imei = numbers.find(isImei) ?? numbers[0];
  if (imei !== undefined) return imei;
  const isCode = text.length <= LONGEST && !/[\s/]/.test(text);
  return isCode ? text : '';
}
