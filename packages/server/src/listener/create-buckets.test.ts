import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBuckets } from './create-buckets';

describe('createBuckets', () => {
  it('takes a burst at once, then as many as flow in, for each key by itself', () => {
    let nowMs = 0;
    const buckets = createBuckets({ perSecond: 2, burst: 3, clock: () => nowMs });
    const take = (key: string, times: number) =>
      Array.from({ length: times }, () => buckets.take(key)).filter(Boolean).length;
    expect([take('a', 9), take('b', 1)]).toEqual([3, 1]);
    nowMs = 499;
    expect(take('a', 9)).toBe(0);
    nowMs = 1_000;
    expect([take('a', 9), take('b', 9)]).toEqual([2, 3]);
  });

  it('never lets more through than the burst and what has flowed in since, however calls are spread', () => {
    const steps = fc.array(fc.tuple(fc.nat(3_000), fc.nat(2)), { maxLength: 200 });
    fc.assert(
      fc.property(steps, (calls) => {
        let nowMs = 0;
        const buckets = createBuckets({ perSecond: 5, burst: 10, clock: () => nowMs, maxKeys: 3 });
        const taken = [0, 0, 0];
        for (const [waitMs, key] of calls) {
          nowMs += waitMs;
          if (buckets.take(String(key))) taken[key]! += 1;
        }
        for (const count of taken) expect(count).toBeLessThanOrEqual(10 + (nowMs * 5) / 1000);
      }),
    );
  });

  it('remembers a bounded number of keys, and none that is full again', () => {
    let nowMs = 0;
    const buckets = createBuckets({ perSecond: 1, burst: 2, clock: () => nowMs, maxKeys: 5_000 });
    for (let n = 0; n < 20_000; n += 1) buckets.take(`key-${n}`);
    expect(buckets.size).toBeLessThanOrEqual(5_000);
    nowMs = 60_000;
    buckets.take('one more');
    expect(buckets.size).toBe(1);
  });
});
