// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeFarChips } from './place-far-chips';

const frame = { left: 100, top: 50, right: 900, bottom: 650 };

describe('placeFarChips', () => {
  it('puts a chip where the way from the middle to the vehicle leaves the frame', () => {
    expect(placeFarChips([{ x: 5_000, y: 350 }], frame)).toEqual([
      { x: 900, y: 350, angle: 90, members: [{ x: 5_000, y: 350 }] },
    ]);
    expect(placeFarChips([{ x: 500, y: -9_000 }], frame)).toMatchObject([
      { x: 500, y: 50, angle: 0 },
    ]);
  });

  it('has one chip for those in one direction, and one for each other direction', () => {
    const [east, eastToo, south] = [
      { x: 5_000, y: 350 },
      { x: 9_000, y: 360 },
      { x: 500, y: 7_000 },
    ];
    const chips = placeFarChips([east, eastToo, south], frame);
    expect(chips.map(({ members }) => members.length).sort()).toEqual([1, 2]);
  });

  it('loses nobody, stays inside, and never puts one chip on another', () => {
    const point = fc.record({
      x: fc.integer({ min: -1e6, max: 1e6 }),
      y: fc.integer({ min: -1e6, max: 1e6 }),
    });
    fc.assert(
      fc.property(fc.array(point, { maxLength: 60 }), (points) => {
        const chips = placeFarChips(points, frame);
        expect(chips.flatMap(({ members }) => members)).toHaveLength(points.length);
        chips.forEach(({ x, y }, index) => {
          expect(x).toBeGreaterThanOrEqual(frame.left - 1e-6);
          expect(x).toBeLessThanOrEqual(frame.right + 1e-6);
          expect(y).toBeGreaterThanOrEqual(frame.top - 1e-6);
          expect(y).toBeLessThanOrEqual(frame.bottom + 1e-6);
          for (const other of chips.slice(index + 1)) {
            expect(Math.abs(x - other.x) >= 96 || Math.abs(y - other.y) >= 48).toBe(true);
          }
        });
      }),
    );
  });
});
