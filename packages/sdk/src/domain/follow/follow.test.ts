import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignColors } from './assign-colors';
import { MAX_FOLLOWED, toggleFollowed } from './toggle-followed';
import { addToTrail, mergeTrail, type TrailFix } from './trail';

const deviceIds = fc.uniqueArray(fc.nat(50), { maxLength: MAX_FOLLOWED });

describe('toggleFollowed', () => {
  it('adds and takes away, and lets the first go when there is no room', () => {
    expect(toggleFollowed([], 7)).toEqual([7]);
    expect(toggleFollowed([7, 8], 7)).toEqual([8]);
    expect(toggleFollowed([1, 2, 3, 4, 5, 6], 7)).toEqual([2, 3, 4, 5, 6, 7]);
  });

  it('never holds one twice or more than there are colours', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(12)), (presses) => {
        const held = presses.reduce(toggleFollowed, []);
        expect(new Set(held).size).toBe(held.length);
        expect(held.length).toBeLessThanOrEqual(MAX_FOLLOWED);
      }),
    );
  });
});

describe('assignColors', () => {
  it('gives a vehicle that goes to the next one that comes', () => {
    const before = assignColors(new Map(), [5, 6, 7]);
    expect([...before]).toEqual([[5, 0], [6, 1], [7, 2]]); // oxfmt-ignore
    expect(assignColors(before, [5, 7, 9]).get(9)).toBe(1);
  });

  it('keeps the colour of every vehicle that stays, and gives none twice', () => {
    fc.assert(
      fc.property(deviceIds, deviceIds, (first, next) => {
        const before = assignColors(new Map(), first);
        const after = assignColors(before, next);
        expect([...after.keys()].sort()).toEqual([...next].sort());
        expect(new Set(after.values()).size).toBe(next.length);
        expect(Math.max(-1, ...after.values())).toBeLessThan(MAX_FOLLOWED);
        for (const id of next) if (before.has(id)) expect(after.get(id)).toBe(before.get(id));
      }),
    );
  });
});

const fixAt = (second: number, latitude: number): TrailFix => ({
  fixTime: new Date(second * 1000).toISOString(),
  latitude,
  longitude: 0,
});
const someFixes = fc.array(
  fc.tuple(fc.nat(100), fc.nat(3)).map(([second, place]) => fixAt(second, place)),
);
const times = (trail: readonly TrailFix[]) =>
  trail.map(({ fixTime }) => Date.parse(fixTime) / 1000);

describe('a trail', () => {
  it('keeps of a stop its first and its last fix', () => {
    const trail = mergeTrail([fixAt(1, 0), fixAt(2, 5), fixAt(3, 5), fixAt(4, 5)], [], 10);
    expect(times(trail)).toEqual([1, 2, 4]);
    expect(times(addToTrail(trail, fixAt(5, 6), 10))).toEqual([1, 2, 4, 5]);
  });

  it('leaves out what is older than its end or there already, and is then the same list', () => {
    const trail = [fixAt(5, 1)];
    expect(addToTrail(trail, fixAt(4, 2), 10)).toBe(trail);
    expect(addToTrail(trail, fixAt(5, 1), 10)).toBe(trail);
  });

  it('puts what was stored before what came meanwhile, each fix once', () => {
    const came = [fixAt(4, 4), fixAt(5, 5)];
    expect(times(mergeTrail([fixAt(3, 3), fixAt(4, 4), fixAt(1, 1)], came, 10))).toEqual([
      1, 3, 4, 5,
    ]);
  });

  it('is in order, within its bounds, and ends with the newest fix, whatever comes', () => {
    fc.assert(
      fc.property(someFixes, someFixes, fc.integer({ min: 1, max: 8 }), (stored, came, most) => {
        const trail = mergeTrail(stored, came, most);
        expect(trail.length).toBeLessThanOrEqual(most);
        expect(times(trail)).toEqual([...times(trail)].sort((a, b) => a - b));
        expect(times(trail).at(-1)).toBe(
          times([...stored, ...came])
            .sort((a, b) => a - b)
            .at(-1),
        );
        const live = came.reduce<readonly TrailFix[]>(
          (kept, fix) => addToTrail(kept, fix, most),
          [],
        );
        expect(times(live)).toEqual([...times(live)].sort((a, b) => a - b));
      }),
    );
  });
});
