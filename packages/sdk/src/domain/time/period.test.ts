import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lastMomentMs } from './period';

it('gives every moment to one of two periods that follow each other', () => {
  const moment = fc.integer({ min: 0, max: 4_000_000_000_000 });
  fc.assert(
    fc.property(fc.uniqueArray(moment, { minLength: 3, maxLength: 3 }), moment, (ends, atMs) => {
      const [fromMs = 0, middleMs = 0, toMs = 0] = ends.sort((a, b) => a - b);
      const lies = (period: { fromMs: number; toMs: number }) =>
        atMs >= period.fromMs && atMs <= lastMomentMs(period);
      const count =
        Number(lies({ fromMs, toMs: middleMs })) + Number(lies({ fromMs: middleMs, toMs }));
      expect(count).toBe(atMs >= fromMs && atMs < toMs ? 1 : 0);
    }),
  );
});

it('never ends before it begins', () => {
  expect(lastMomentMs({ fromMs: 5, toMs: 5 })).toBe(5);
});
