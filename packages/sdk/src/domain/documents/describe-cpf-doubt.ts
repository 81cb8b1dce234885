import type { Phrase } from '../words/phrase';
import { toBare } from './to-bare';
import { weightedDigit } from './weighted-digit';

const FIRST = [10, 9, 8, 7, 6, 5, 4, 3, 2];

/**
 * Checks a CPF: 11 digits, not all alike, the last two being check digits. null if nothing looks
 * wrong.
 */
export function describeCpfDoubt(value: unknown): Phrase | null {
  const bare = toBare(value);
  if (bare === '') return null;
  if (!/^\d{11}$/.test(bare) || /^(\d)\1+$/.test(bare)) return { key: 'warning.cpf.text' };
  const first = weightedDigit(bare, FIRST);
  const second = weightedDigit(`${bare.slice(0, 9)}${first}`, [11, ...FIRST]);
  const expected = `${first}${second}`;
  const found = bare.slice(9);
  return expected === found ? null : { key: 'warning.digits.text', params: { expected, found } };
}
