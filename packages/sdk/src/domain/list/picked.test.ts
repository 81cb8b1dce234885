import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepPicked, pickAll, togglePicked } from './picked';

const ids = fc.uniqueArray(fc.nat(40));

describe('picked devices', () => {
  it('are each in the list once, those that came first before the others', () => {
    expect(pickAll([3, 1], [1, 2])).toEqual([3, 1, 2]);
    fc.assert(
      fc.property(ids, ids, (picked, more) => {
        const all = pickAll(picked, more);
        expect(all.slice(0, picked.length)).toEqual(picked);
        expect(new Set(all)).toEqual(new Set([...picked, ...more]));
        expect(all).toHaveLength(new Set(all).size);
      }),
    );
  });

  it('are taken out together, and added where one of them is missing', () => {
    expect(togglePicked([1, 2, 3], [1, 3])).toEqual([2]);
    expect(togglePicked([1, 2], [2, 3])).toEqual([1, 2, 3]);
    fc.assert(
      fc.property(ids, ids, (picked, some) => {
        const without = picked.filter((id) => !some.includes(id));
        expect(togglePicked(pickAll(without, some), some)).toEqual(without);
      }),
    );
  });

  it('are the same list while nothing is gone', () => {
    const picked = [1, 2];
    expect(keepPicked(picked, () => true)).toBe(picked);
    expect(pickAll(picked, [2])).toBe(picked);
    expect(keepPicked(picked, (id) => id !== 1)).toEqual([2]);
  });
});
