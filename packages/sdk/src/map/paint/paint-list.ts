import type { PaintCanvas } from '../canvas/paint-surface';
import type { PackedCell } from './shelf-packer';

/** A picture in an atlas, ready to be copied; `id` is never used again for another one. */
export interface PaintSprite extends PackedCell {
  id: number;
  canvas: PaintCanvas;
}

let lastSpriteId = 0;

/** A number for a new sprite. */
export function nextSpriteId(): number {
  return ++lastSpriteId;
}

/** Everything on the canvas in paint order; boxes in device px. The arrays are used again. */
export interface PaintList {
  count: number;
  left: Int32Array;
  top: Int32Array;
  right: Int32Array;
  bottom: Int32Array;
  /** Tells one picture from another: equal numbers at equal places look the same. Below 0 it is faint. */
  looks: Int32Array;
  items: PaintSprite[];
  /** Empties the list. */
  reset(): void;
  addSprite(sprite: PaintSprite, left: number, top: number, isFaint?: boolean): void;
  /** Puts another picture of the same size in the place of one. */
  exchange(index: number, sprite: PaintSprite): void;
}

const INT_ARRAYS = ['left', 'top', 'right', 'bottom', 'looks'] as const;

/** An empty list. */
export function createPaintList(): PaintList {
  const empty = () => new Int32Array(0);
  const list: PaintList = {
    count: 0,
    left: empty(),
    top: empty(),
    right: empty(),
    bottom: empty(),
    looks: empty(),
    items: [],
    reset() {
      list.count = 0;
    },
    addSprite(sprite, left, top, isFaint) {
      const index = list.count++;
      if (index >= list.left.length) grow(Math.max(512, index * 2));
      list.left[index] = left;
      list.top[index] = top;
      list.right[index] = left + sprite.width;
      list.bottom[index] = top + sprite.height;
      list.exchange(index, sprite);
      if (isFaint) list.looks[index] = -sprite.id;
    },
    exchange(index, sprite) {
      list.items[index] = sprite;
      list.looks[index] = sprite.id;
    },
  };
  function grow(capacity: number) {
    for (const name of INT_ARRAYS) {
      const grown = new Int32Array(capacity);
      grown.set(list[name]);
      list[name] = grown;
    }
  }
  return list;
}
