import { describe, expect, it } from 'vitest';
import type { Paint2D, PaintCanvas, PaintSurface } from '../canvas/paint-surface';
import { createAtlas } from './atlas';

/** A surface that draws nothing and counts its canvases. */
function countingSurface(context: Paint2D | null) {
  const made: PaintCanvas[] = [];
  const surface: PaintSurface = {
    createCanvas(width, height) {
      // Node has no canvas; an atlas only passes them on.
      const canvas = { width, height } as PaintCanvas;
      made.push(canvas);
      return canvas;
    },
    get2D: () => context,
  };
  return { surface, made };
}

const noContext = { save() {}, restore() {}, translate() {}, scale() {} };
// Only what an atlas calls itself: the picture is painted by its owner.
const context = noContext as unknown as Paint2D;

describe('createAtlas', () => {
  const box = { widthCss: 500, heightCss: 500, pixelRatio: 1 };

  it('paints a picture once and finds it again under its key', () => {
    const atlas = createAtlas<string>(countingSurface(context).surface, 1);
    let painted = 0;
    const made = atlas.add('bus', { ...box, pixelRatio: 2, widthCss: 30.2 }, () => painted++);
    expect(made).toMatchObject({ width: 61, height: 1000, widthCss: 30.2 });
    expect(atlas.find('bus')).toBe(made);
    expect(painted).toBe(1);
  });

  it('starts anew when its pages are full, and gives no number twice', () => {
    const { surface, made } = countingSurface(context);
    const atlas = createAtlas<number>(surface, 1);
    const ids = [0, 1, 2, 3, 4].map((key) => atlas.add(key, box, () => {})?.id);
    expect(new Set(ids).size).toBe(5);
    expect(atlas.find(3)).toBeUndefined();
    expect(atlas.find(4)?.id).toBe(ids[4]);
    expect(made).toHaveLength(2);
  });

  it('has no picture where the browser gives no canvas, nor for what no page holds', () => {
    expect(createAtlas<string>(countingSurface(null).surface, 1).add('bus', box, () => {})).toBe(
      undefined,
    );
    const atlas = createAtlas<string>(countingSurface(context).surface, 1);
    expect(atlas.add('bus', { ...box, widthCss: 2000 }, () => {})).toBeUndefined();
  });
});
