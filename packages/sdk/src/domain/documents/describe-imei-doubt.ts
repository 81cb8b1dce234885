import { luhnDigit } from './luhn-digit';
import type { Phrase } from '../words/phrase';

const IMEI = /^\d{15}$/;

/**
 * What looks wrong with an identifier of 15 digits, which is an IMEI as a rule: its last digit is
 * counted from the others (3GPP TS 23.003, annex B). null for a right one and for any other text.
 */
export function describeImeiDoubt(identifier: unknown): Phrase<'warning.imei.text'> | null {
  if (typeof identifier !== 'string' && typeof identifier !== 'number') return null;
  const text = String(identifier).trim();
  if (!IMEI.test(text)) return null;
  const expected = luhnDigit(text.slice(0, -1));
  const found = Number(text.at(-1));
  return expected === found ? null : { key: 'warning.imei.text', params: { expected, found } };
}
