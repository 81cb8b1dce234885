import type { PaintCanvas, PaintSurface } from '../canvas/paint-surface';
import type { FleetPalette } from '../fleet/fleet-palette';
import { drawCluster, type ClusterLook } from './cluster-shape';
import { nextSpriteId, type PaintSprite } from './paint-list';
import { createShelfPacker } from './shelf-packer';

const PAGE_PX = 1024;
const MAX_PAGES = 4;

/** What a disc needs beside its radius for its edge, shadow and badge, CSS px. */
const MARGIN_PX = 6;

/** Clusters rasterised once for each number, mix and state, at the screen's pixel ratio. */
export function createClusterAtlas({ createCanvas, get2D }: PaintSurface) {
  const packer = createShelfPacker(PAGE_PX, MAX_PAGES);
  const sprites = new Map<string, PaintSprite>();
  let pages: PaintCanvas[] = [];

  function clear() {
    sprites.clear();
    packer.reset();
    pages = [];
  }

  return {
    clear,
    /** The picture, made if need be; `undefined` when the browser gives no canvas. */
    get(look: ClusterLook, palette: FleetPalette, pixelRatio: number): PaintSprite | undefined {
      const key = `${look.text} ${look.radius} ${look.steps.join()} ${look.tone}`;
      const known = sprites.get(key);
      if (known) return known;
      const size = Math.ceil(2 * (look.radius + MARGIN_PX) * pixelRatio);
      let cell = packer.place(size, size);
      if (!cell) {
        clear();
        cell = packer.place(size, size);
      }
      if (!cell) return undefined;
      const canvas = (pages[cell.page] ??= createCanvas(PAGE_PX, PAGE_PX));
      const context = get2D(canvas);
      if (!context) return undefined;
      context.save();
      context.translate(cell.x + size / 2, cell.y + size / 2);
      context.scale(pixelRatio, pixelRatio);
      drawCluster(context, look, palette);
      context.restore();
      const sprite = { ...cell, canvas, id: nextSpriteId() };
      sprites.set(key, sprite);
      return sprite;
    },
  };
}
