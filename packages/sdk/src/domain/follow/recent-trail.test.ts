import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partTrail } from './recent-trail';

const at = (minute: number) => ({ fixTime: new Date(minute * 60_000).toISOString() });
const minutes = (ways: readonly (readonly { fixTime: string }[])[]) =>
  ways.map((way) => way.map(({ fixTime }) => Date.parse(fixTime) / 60_000));

describe('partTrail', () => {
  it('tells the last 40 minutes before the newest fix from what is older, without a hole', () => {
    const { older, recent } = partTrail([
      [at(0), at(10)],
      [at(30), at(59), at(60), at(100)],
    ]);
    expect(minutes(older)).toEqual([
      [0, 10],
      [30, 59, 60],
    ]);
    expect(minutes(recent)).toEqual([[60, 100]]);
  });

  it('has nothing older of a short trail, and nothing at all of none', () => {
    expect(minutes(partTrail([[at(5), at(45)]]).recent)).toEqual([[5, 45]]);
    expect(partTrail([[at(5), at(45)]]).older).toEqual([]);
    expect(partTrail([])).toEqual({ older: [], recent: [] });
  });

  it('leaves out no fix, and repeats at most the one between', () => {
    const sorted = fc
      .array(fc.nat(300), { minLength: 1, maxLength: 30 })
      .map((list) => [...list].sort((a, b) => a - b));
    fc.assert(
      fc.property(sorted, fc.nat(30), (list, cut) => {
        const ways = [list.slice(0, cut), list.slice(cut)].filter((way) => way.length > 0);
        const { older, recent } = partTrail(ways.map((way) => way.map(at)));
        const [before, after] = [minutes(older).flat(), minutes(recent).flat()];
        const isShared = before.length > 0 && before.length + after.length > list.length;
        expect([...(isShared ? before.slice(0, -1) : before), ...after]).toEqual(list);
        const since = list.at(-1)! - 40;
        expect(after.every((minute) => minute >= since)).toBe(true);
      }),
    );
  });
});
