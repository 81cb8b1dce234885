import type { Phrase } from '../words/phrase';
import { toBare } from './to-bare';
import { weightedDigit } from './weighted-digit';

const FIRST = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/**
 * Checks a CNPJ: 12 letters and digits (IN RFB 2.229/2024) and two check digits, not all alike.
 * null if nothing looks wrong.
 */
export function describeCnpjDoubt(value: unknown): Phrase | null {
  const bare = toBare(value);
  if (bare === '') return null;
  if (!/^[A-Z\d]{12}\d{2}$/.test(bare) || /^(\d)\1+$/.test(bare)) {
    return { key: 'warning.cnpj.text' };
  }
  const first = weightedDigit(bare, FIRST);
  const second = weightedDigit(`${bare.slice(0, 12)}${first}`, [6, ...FIRST]);
  const expected = `${first}${second}`;
  const found = bare.slice(12);
  return expected === found ? null : { key: 'warning.digits.text', params: { expected, found } };
}
