import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shortenNames } from './shorten-names';

it.each([
  [
    ['Bus 2059 · Route 4', 'Bus 2060 · Route 4'],
    ['2059', '2060'],
  ],
  [
    ['Bus 1 · North', 'Bus 1 · South'],
    ['North', 'South'],
  ],
  [
    ['Fiorino 07', 'VUC 14'],
    ['Fiorino 07', 'VUC 14'],
  ],
  [['Bus 7 · Route 1'], ['Bus 7']],
  [
    ['Bus', 'Bus 2'],
    ['Bus', 'Bus 2'],
  ],
  [[], []],
])('makes %j to %j', (names, short) => {
  expect(shortenNames(names)).toEqual(short);
});

it('keeps apart what was apart, and leaves no name empty', () => {
  const name = fc.array(fc.constantFrom('Bus', '1', '2', '·', 'x'), { minLength: 1 });
  fc.assert(
    fc.property(fc.uniqueArray(name.map((words) => words.join(' '))), (names) => {
      const short = shortenNames(names);
      expect(new Set(short).size).toBe(names.length);
    }),
  );
});
