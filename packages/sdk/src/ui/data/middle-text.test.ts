import { expect, it } from 'vitest';
import fc from 'fast-check';
import { splitAtLastWord } from './middle-text';

it.each([
  ['Bus 2001 · Route 4', 'Bus 2001 · Route', ' 4'],
  ['Capital Metro 100–199', 'Capital Metro', ' 100–199'],
  ['Fiorino 07', 'Fiorino 07', ''],
  ['Transportadora', 'Transportadora', ''],
  ['Os Constitucionalistas', 'Os Constitucionalistas', ''],
])('cuts %s before its last word, where that is short', (text, beginning, end) => {
  expect(splitAtLastWord(text)).toEqual([beginning, end]);
});

it('loses no character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(splitAtLastWord(text).join('')).toBe(text);
    }),
  );
});
