import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { interpolateNumber } from './interpolate-number';

it('counts in steps of two from one end of a side to the other, whichever way they run', () => {
  expect([0, 0.5, 1].map((part) => interpolateNumber({ from: 901, to: 999 }, part))).toEqual([
    901, 951, 999,
  ]);
  expect(interpolateNumber({ from: 998, to: 900 }, 0.25)).toBe(974);
  expect(interpolateNumber({ from: 7, to: 7 }, 0.5)).toBe(7);
});

const number = fc.integer({ min: 0, max: 20_000 });
const part = fc.double({ min: -1, max: 2, noNaN: true });

it('says a number of that side, between its ends, that does not turn back along the way', () => {
  fc.assert(
    fc.property(number, number, part, part, (from, to, one, other) => {
      const [low, high] = [Math.min(from, to), Math.max(from, to)];
      const at = (where: number) => interpolateNumber({ from, to }, where);
      for (const found of [at(one), at(other)]) {
        expect(found).toBeGreaterThanOrEqual(low);
        expect(found).toBeLessThanOrEqual(high);
        expect(Math.abs(found - from) % 2).toBe(0);
      }
      const turns = (at(other) - at(one)) * (to - from) * (other - one);
      expect(turns).toBeGreaterThanOrEqual(0);
    }),
  );
});
