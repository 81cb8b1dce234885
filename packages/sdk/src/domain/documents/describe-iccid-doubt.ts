import type { Phrase } from '../words/phrase';
import { luhnDigit } from './luhn-digit';
import { toBare } from './to-bare';

/** Some modems put an F behind the 19 digits, to fill a byte. */
const FILLED = /^(\d{19})F$/;

/**
 * Checks the number of a SIM card: 19 or 20 digits, the last being a check digit (ITU-T E.118).
 * null if nothing looks wrong.
 */
export function describeIccidDoubt(value: unknown): Phrase | null {
  const bare = toBare(value).replace(FILLED, '$1');
  if (bare === '') return null;
  if (!/^\d{19,20}$/.test(bare)) return { key: 'warning.iccid.text' };
  const expected = luhnDigit(bare.slice(0, -1));
  const found = Number(bare.at(-1));
  return expected === found ? null : { key: 'warning.digit.text', params: { expected, found } };
}
