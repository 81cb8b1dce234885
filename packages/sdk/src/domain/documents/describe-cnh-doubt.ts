import type { Phrase } from '../words/phrase';
import { toBare } from './to-bare';

const sum = (digits: string, weigh: (place: number) => number): number =>
  [...digits].reduce((total, digit, place) => total + weigh(place) * Number(digit), 0) % 11;

/**
 * Checks the number of a Brazilian driver licence: 11 digits, not all alike, the last two being
 * check digits. null if nothing looks wrong.
 */
export function describeCnhDoubt(value: unknown): Phrase | null {
  const bare = toBare(value);
  if (bare === '') return null;
  if (!/^\d{11}$/.test(bare) || /^(\d)\1+$/.test(bare)) return { key: 'warning.cnh.text' };
  const first = sum(bare.slice(0, 9), (place) => 9 - place);
  // Where the first would be ten it is 0, and the second is two less.
  const less = first === 10 ? 2 : 0;
  const rest = sum(bare.slice(0, 9), (place) => 1 + place);
  const left = (rest === 10 ? 0 : rest) - less;
  const second = left < 0 ? left + 11 : left;
  const expected = `${first === 10 ? 0 : first}${second >= 10 ? 0 : second}`;
  const found = bare.slice(9);
  return expected === found ? null : { key: 'warning.digits.text', params: { expected, found } };
}
