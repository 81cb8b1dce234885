import type { Phrase } from '../words/phrase';
import { toBare } from './to-bare';

const LENGTH = 17;
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
/** Check-digit weights of letters; I, O and Q never occur. */
const LETTERS = 'ABCDEFGH-JKLMN-P-R-STUVWXYZ';
const COUNTS = '12345678-12345-7-9-23456789';

const countOf = (sign: string): number =>
  /\d/.test(sign) ? Number(sign) : Number(COUNTS[LETTERS.indexOf(sign)]);

/**
 * Checks a chassis number: 17 letters and digits without I, O and Q (ISO 3779). In North America,
 * where it begins with 1 to 5, the ninth character is a check digit; elsewhere it is free. null if
 * nothing looks wrong.
 */
export function describeVinDoubt(value: unknown): Phrase | null {
  const bare = toBare(value);
  if (bare === '') return null;
  const letter = /[IOQ]/.exec(bare)?.[0];
  if (letter !== undefined) return { key: 'warning.vin.letter', params: { letter } };
  if (bare.length !== LENGTH || !/^[A-Z\d]+$/.test(bare)) {
    return { key: 'warning.vin.text', params: { count: bare.length } };
  }
  if (!/^[1-5]/.test(bare)) return null;
  const rest =
    WEIGHTS.reduce((total, weight, index) => total + weight * countOf(bare.charAt(index)), 0) % 11;
  const expected = rest === 10 ? 'X' : String(rest);
  const found = bare.charAt(8);
  return expected === found ? null : { key: 'warning.vin.digit', params: { expected, found } };
}
