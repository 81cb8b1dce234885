import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toRingSteps } from './cluster-shape';

describe('toRingSteps', () => {
  it('divides the whole ring, and shows every state that there is', () => {
    const counts = fc
      .array(fc.nat({ max: 20_000 }), { minLength: 5, maxLength: 5 })
      .filter((list) => list.some((count) => count > 0));
    fc.assert(
      fc.property(counts, (list) => {
        const steps = toRingSteps(list);
        expect(steps.reduce((sum, step) => sum + step, 0)).toBe(32);
        steps.forEach((step, state) => expect(step > 0).toBe(list[state]! > 0));
      }),
    );
  });
});
