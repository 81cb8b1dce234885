import type { Phrase } from '../words/phrase';
import { toBare } from './to-bare';
import { weightedDigit } from './weighted-digit';

const WEIGHTS = [3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/**
 * Checks a RENAVAM: 11 digits (old ones have 9 and are padded with zeros), the last being a check
 * digit. null if nothing looks wrong.
 */
export function describeRenavamDoubt(value: unknown): Phrase | null {
  const bare = toBare(value);
  if (bare === '') return null;
  if (!/^\d{9,11}$/.test(bare)) return { key: 'warning.renavam.text' };
  const whole = bare.padStart(11, '0');
  const expected = weightedDigit(whole, WEIGHTS);
  const found = Number(whole.at(-1));
  return expected === found ? null : { key: 'warning.digit.text', params: { expected, found } };
}
