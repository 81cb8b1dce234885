import { describe, expect, it, vi } from 'vitest';
import { chooseSurface } from './choose-surface';
import type { PaintCanvas } from './paint-surface';

/** Canvases on which a copy takes so long, by the clock of the test. */
function setUp(cost: { plain: number; inMemory: number }) {
  let now = 0;
  const kinds: string[] = [];
  const createCanvas = (): PaintCanvas => {
    const getContext = vi.fn((_: '2d', settings?: { willReadFrequently?: boolean }) => {
      const kind = settings?.willReadFrequently ? 'inMemory' : 'plain';
      kinds.push(kind);
      return {
        fillRect: () => undefined,
        drawImage: () => (now += cost[kind]),
        getImageData: () => undefined,
      };
    });
    return { getContext } as object as PaintCanvas;
  };
  const surface = chooseSurface(createCanvas, () => now);
  kinds.length = 0;
  surface.get2D(surface.createCanvas(1, 1));
  return kinds[0];
}

describe('chooseSurface', () => {
  it('takes the kind of canvas on which copies are faster', () => {
    expect(setUp({ plain: 9, inMemory: 1 })).toBe('inMemory');
    expect(setUp({ plain: 1, inMemory: 9 })).toBe('plain');
  });

  it('paints in memory where it makes no difference', () => {
    expect(setUp({ plain: 1, inMemory: 1 })).toBe('inMemory');
  });

  it('takes what there is where canvases have no context', () => {
    const canvas = { getContext: () => null } as object as PaintCanvas;
    expect(
      chooseSurface(
        () => canvas,
        () => 0,
      ).get2D(canvas),
    ).toBeNull();
  });
});
