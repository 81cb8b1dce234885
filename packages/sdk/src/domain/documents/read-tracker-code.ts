import { luhnDigit } from './luhn-digit';

/** Max length of an identifier, in characters. */
const MAX_LENGTH = 128;

const isImei = (digits: string): boolean =>
  luhnDigit(digits.slice(0, -1)) === Number(digits.at(-1));

/**
 * Extracts a tracker's identifier from the text printed on it: the first IMEI with a valid last
 * digit, else the text itself. Empty if there is none, and for an address or several lines.
 */
export function readTrackerCode(printed: string): string {
  const text = printed.trim();
  const numbers = text.match(/(?<!\d)\d{15}(?!\d)/g) ?? [];
  const imei = numbers.find(isImei) ?? numbers[0];
  if (imei !== undefined) return imei;
  const isCode = text.length <= MAX_LENGTH && !/[\s/]/.test(text);
  return isCode ? text : '';
}
