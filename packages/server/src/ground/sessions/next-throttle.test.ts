import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextThrottle, type ThrottleState } from './next-throttle';

const FREE = 5;

/** The state after so many attempts, each at the moment it is allowed again. */
function failTimes(times: number): { state: ThrottleState; now: number } {
  let state: ThrottleState | undefined;
  let now = 0;
  for (let count = 0; count < times; count += 1) {
    now = Math.max(now, state?.blockedUntil ?? 0);
    state = nextThrottle(state, now, FREE) ?? state;
  }
  if (state === undefined) throw new Error('no attempt was counted');
  return { state, now };
}

describe('nextThrottle', () => {
  it('leaves five failures free, then blocks for 2, 4, 8 s', () => {
    expect(failTimes(5).state.blockedUntil).toBeNull();
    const blocks = [6, 7, 8].map((times) => {
      const { state, now } = failTimes(times);
      return (state.blockedUntil ?? 0) - now;
    });
    expect(blocks).toEqual([2000, 4000, 8000]);
  });

  it('refuses while blocked', () => {
    const { state, now } = failTimes(6);
    expect(nextThrottle(state, now + 1999, FREE)).toBeUndefined();
    expect(nextThrottle(state, now + 2000, FREE)?.failures).toBe(7);
  });

  it('forgets after a quiet quarter of an hour', () => {
    const { state, now } = failTimes(5);
    expect(nextThrottle(state, now + 15 * 60_000 + 1, FREE)).toMatchObject({
      failures: 1,
      blockedUntil: null,
    });
  });

  it('blocks for a quarter of an hour at most, however often it failed', () => {
    fc.assert(
      fc.property(fc.integer({ min: FREE, max: 2 ** 30 }), (failures) => {
        const next = nextThrottle({ failures, lastFailureAt: 0, blockedUntil: null }, 1, FREE);
        const blockMs = (next?.blockedUntil ?? 0) - 1;
        expect(blockMs).toBeGreaterThanOrEqual(2000);
        expect(blockMs).toBeLessThanOrEqual(15 * 60_000);
      }),
    );
  });
});
