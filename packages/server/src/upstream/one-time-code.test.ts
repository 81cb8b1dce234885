import { expect, it } from 'vitest';
import { codeAt, createCodeKey, findCodeStep, isCodeKey } from './one-time-code';

/** The key of RFC 6238, appendix B, in base32. */
const KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [2_000_000_000, '279037'],
])('makes at second %i the code %s, as RFC 6238 has it', (seconds, code) => {
  expect(codeAt(KEY, seconds * 1000)).toBe(code);
  const halves = ` ${code.slice(0, 3)}\u00a0${code.slice(3)}`;
  for (const typed of [String(Number(code)), halves, halves.trim().replace('\u00a0', '-')]) {
    expect(findCodeStep(KEY, typed, seconds * 1000)).toBe(Math.floor(seconds / 30));
  }
});

it('takes the code of the step before and after, and no other', () => {
  const atMs = 1_000_000 * 30_000;
  const found = [-2, -1, 0, 1, 2].map((apart) =>
    findCodeStep(KEY, codeAt(KEY, atMs + apart * 30_000) ?? '', atMs),
  );
  expect(found).toEqual([undefined, 999_999, 1_000_000, 1_000_001, undefined]);
});

it('takes no key that is none', () => {
  expect(isCodeKey(createCodeKey())).toBe(true);
  for (const key of ['', 'no key!', 'ABC', '1111111111111111']) expect(isCodeKey(key)).toBe(false);
  expect(codeAt('no key!', 0)).toBeUndefined();
  expect(findCodeStep('no key!', '000000', 0)).toBeUndefined();
});
