import type { Paint2D, PaintCanvas, PaintSurface } from '../canvas/paint-surface';
import { nextSpriteId, type PaintSprite } from './paint-list';
import { createShelfPacker } from './shelf-packer';

const PAGE_PX = 1024;

/** Requirements of a new picture: its size and the screen's pixel ratio. */
interface PictureBox {
  widthCss: number;
  heightCss: number;
  pixelRatio: number;
}

/** A picture in an atlas; `widthCss` is its width in CSS px. */
export interface AtlasSprite extends PaintSprite {
  widthCss: number;
}

/**
 * Pictures rasterised once each and kept under a key, on pages they share. When its pages are full it
 * starts anew.
 */
export function createAtlas<Key extends string | number>(
  { createCanvas, get2D }: PaintSurface,
  maxPages: number,
) {
  const packer = createShelfPacker(PAGE_PX, maxPages);
  const sprites = new Map<Key, AtlasSprite>();
  let pages: PaintCanvas[] = [];

  const open = (page: number): Paint2D | null =>
    get2D((pages[page] ??= createCanvas(PAGE_PX, PAGE_PX)));

  function clear(): void {
    sprites.clear();
    packer.reset();
    pages = [];
  }

  return {
    clear,
    find: (key: Key): AtlasSprite | undefined => sprites.get(key),
    /** A context to measure text with; `null` when the browser gives no canvas. */
    measure: () => open(0),
    /**
     * Paints a picture and keeps it; `undefined` when the browser gives no canvas. `paint` draws in CSS
     * px, from the middle of the picture.
     */
    add(
      key: Key,
      { widthCss, heightCss, pixelRatio }: PictureBox,
      paint: (context: Paint2D) => void,
    ): AtlasSprite | undefined {
      const width = Math.ceil(widthCss * pixelRatio);
      const height = Math.ceil(heightCss * pixelRatio);
      let cell = packer.place(width, height);
      if (!cell) {
        clear();
        cell = packer.place(width, height);
      }
      const context = cell && open(cell.page);
      const canvas = cell && pages[cell.page];
      if (!cell || !context || !canvas) return undefined;
      context.save();
      context.translate(cell.x + width / 2, cell.y + height / 2);
      context.scale(pixelRatio, pixelRatio);
      paint(context);
      context.restore();
      const sprite = { ...cell, canvas, widthCss, id: nextSpriteId() };
      sprites.set(key, sprite);
      return sprite;
    },
  };
}
