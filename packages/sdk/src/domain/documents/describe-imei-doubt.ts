import { luhnDigit } from './luhn-digit';
import type { Phrase } from '../words/phrase';

const IMEI = /^\d{15}$/;
const WITHOUT_LAST = /^\d{14}$/;

/**
 * Checks an identifier of 15 digits, usually an IMEI: its last digit is a check digit (3GPP TS
 * 23.003, annex B); one of 14 is an IMEI without it. null for a valid one and for any other text.
 */
export function describeImeiDoubt(
  identifier: unknown,
): Phrase<'warning.imei.text' | 'warning.imei.short'> | null {
  if (typeof identifier !== 'string' && typeof identifier !== 'number') return null;
  const text = String(identifier).trim();
  if (WITHOUT_LAST.test(text)) {
    return { key: 'warning.imei.short', params: { expected: luhnDigit(text) } };
  }
  if (!IMEI.test(text)) return null;
  const expected = luhnDigit(text.slice(0, -1));
  const found = Number(text.at(-1));
  return expected === found ? null : { key: 'warning.imei.text', params: { expected, found } };
}
