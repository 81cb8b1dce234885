import type { Phrase } from './phrase';

const IMEI = /^\d{15}$/;

/**
 * What looks wrong with an identifier of 15 digits, which is an IMEI as a rule: its last digit is
 * counted from the others (3GPP TS 23.003, annex B). null for a right one and for any other text.
 */
export function describeImeiDoubt(identifier: unknown): Phrase<'warning.imei.text'> | null {
  const text = String(identifier ?? '').trim();
  if (!IMEI.test(text)) return null;
  const digits = [...text].map(Number);
  const sum = digits.slice(0, 14).reduce((total, digit, index) => {
    const counted = index % 2 === 0 ? digit : digit * 2;
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  const expected = (10 - (sum % 10)) % 10;
  const found = digits[14] ?? 0;
  return expected === found ? null : { key: 'warning.imei.text', params: { expected, found } };
}
