// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createPaintList, type PaintList } from './paint-list';
import type { Paint2D } from '../canvas/paint-surface';
import { createTilePainter } from './tile-painter';

const SIZE = { width: 200, height: 150 };

type Box = [left: number, top: number, right: number, bottom: number];

/** A context that keeps the rectangles it is given as numbers, one a px. */
function createPixels() {
  const whole: Box = [0, 0, SIZE.width, SIZE.height];
  const pixels = new Int32Array(SIZE.width * SIZE.height);
  let clip = whole;
  let path = whole;
  const fill = ([left, top, right, bottom]: Box, value: number) => {
    for (let y = Math.max(top, clip[1]); y < Math.min(bottom, clip[3], SIZE.height); y++) {
      for (let x = Math.max(left, clip[0]); x < Math.min(right, clip[2], SIZE.width); x++) {
        pixels[y * SIZE.width + x] = value;
      }
    }
  };
  const context = {
    save: () => undefined,
    restore: () => (clip = whole),
    beginPath: () => undefined,
    rect: (x: number, y: number, w: number, h: number) => (path = [x, y, x + w, y + h]),
    clip: () => (clip = path),
    clearRect: (x: number, y: number, w: number, h: number) => fill([x, y, x + w, y + h], 0),
  };
  return { pixels, fill, context: context as object as Paint2D };
}

function setUp() {
  const { pixels, fill, context } = createPixels();
  const drawItem = vi.fn((_context: Paint2D, list: PaintList, index: number) =>
    fill(
      [list.left[index]!, list.top[index]!, list.right[index]!, list.bottom[index]!],
      list.looks[index]!,
    ),
  );
  const painter = createTilePainter(drawItem);
  const list = createPaintList();
  return {
    pixels,
    drawItem,
    paint(items: readonly Item[], isEmpty = false) {
      list.reset();
      const canvas = document.createElement('canvas');
      for (const { id, left, top, width, height } of items) {
        list.addSprite({ id, canvas, page: 0, x: 0, y: 0, width, height }, left, top);
      }
      return painter.paint(context, list, SIZE, isEmpty);
    },
  };
}

interface Item {
  id: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Sprite-like item: an id has one size. */
const item = fc
  .record({
    id: fc.integer({ min: 1, max: 7 }),
    left: fc.integer({ min: -40, max: 220 }),
    top: fc.integer({ min: -40, max: 170 }),
  })
  .map(({ id, left, top }) => ({ id, left, top, width: 10 * id, height: 75 - 10 * id }));

describe('createTilePainter', () => {
  it('leaves the same picture as painting everything anew', () => {
    fc.assert(
      fc.property(fc.array(fc.array(item, { maxLength: 6 }), { maxLength: 6 }), (frames) => {
        const stepwise = setUp();
        for (const items of frames) {
          stepwise.paint(items);
          const anew = setUp();
          anew.paint(items, true);
          const difference = stepwise.pixels.findIndex((pixel, at) => pixel !== anew.pixels[at]);
          expect(difference).toBe(-1);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('clears what stood at the edge, whatever its numbers are', () => {
    const rig = setUp();
    for (let left = 0; left < 10; left++) {
      rig.paint([{ id: 2, left, top: 0, width: 20, height: 20 }]);
      expect(rig.pixels[left]).not.toBe(0);
      rig.paint([]);
      expect(rig.pixels.every((pixel) => pixel === 0)).toBe(true);
    }
  });

  it('paints nothing when nothing has changed, and only what touches a change', () => {
    const rig = setUp();
    const still = { id: 1, left: 150, top: 100, width: 20, height: 20 };
    const moved = { id: 2, left: 10, top: 10, width: 20, height: 20 };
    expect(rig.paint([still, moved])).toBe(true);
    rig.drawItem.mockClear();
    expect(rig.paint([still, moved])).toBe(false);
    expect(rig.drawItem).not.toHaveBeenCalled();
    expect(rig.paint([still, { ...moved, left: 11 }])).toBe(true);
    expect(rig.drawItem.mock.calls.map(([, , index]) => index)).toEqual([1]);
  });

  it('sees that two have changed places', () => {
    const rig = setUp();
    const lower = { id: 1, left: 10, top: 10, width: 20, height: 20 };
    const upper = { id: 2, left: 15, top: 15, width: 20, height: 20 };
    rig.paint([lower, upper]);
    expect(rig.paint([upper, lower])).toBe(true);
  });
});
