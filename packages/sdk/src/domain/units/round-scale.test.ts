import fc from 'fast-check';
import { expect, it } from 'vitest';
import { roundScale } from './round-scale';

it('ends a scale on a round figure', () => {
  expect([0, -1, Number.NaN].map(roundScale)).toEqual([1, 1, 1]);
  expect([3, 7, 12, 220, 830, 1000].map(roundScale)).toEqual([4, 8, 20, 250, 1000, 1000]);
});

it('has room for the value, and is at most twice as long', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-6, max: 1e12, noNaN: true }), (value) => {
      const end = roundScale(value);
      expect(end).toBeGreaterThanOrEqual(value * (1 - 1e-8));
      expect(end).toBeLessThanOrEqual(value * 2 * (1 + 1e-8));
    }),
  );
});
