import type { PaintCanvas } from '../canvas/paint-surface';
import type { PackedCell } from './shelf-packer';

/** A picture in an atlas, ready to be copied; `id` is never used again for another one. */
export interface PaintSprite extends PackedCell {
  id: number;
  canvas: PaintCanvas;
}

/** What lies under a marker: halo of the selected one, pulse of an alarm. */
export interface PaintHalo {
  /** Middle, CSS px. */
  x: number;
  y: number;
  isAlarm: boolean;
  isSelected: boolean;
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
  /** Tells one picture from another: equal numbers at equal places look the same. */
  looks: Int32Array;
  items: (PaintSprite | PaintHalo)[];
  /** Empties the list. */
  reset(): void;
  addSprite(sprite: PaintSprite, left: number, top: number): void;
  /** @param look changes whenever the halo looks different */
  addHalo(halo: PaintHalo, reach: number, ratio: number, look: number): void;
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
    addSprite(sprite, left, top) {
      add(sprite, left, top, left + sprite.width, top + sprite.height, sprite.id);
    },
    addHalo(halo, reach, ratio, look) {
      const at = (value: number) => Math.floor(value * ratio);
      const { x, y } = halo;
      // The negative side keeps halos apart from sprites.
      add(halo, at(x - reach), at(y - reach), at(x + reach) + 1, at(y + reach) + 1, ~look);
    },
  };
  function add(
    item: PaintSprite | PaintHalo,
    left: number,
    top: number,
    right: number,
    bottom: number,
    look: number,
  ) {
    const index = list.count++;
    if (index >= list.left.length) grow(Math.max(512, index * 2));
    list.items[index] = item;
    list.left[index] = left;
    list.top[index] = top;
    list.right[index] = right;
    list.bottom[index] = bottom;
    list.looks[index] = look;
  }
  function grow(capacity: number) {
    for (const name of INT_ARRAYS) {
      const grown = new Int32Array(capacity);
      grown.set(list[name]);
      list[name] = grown;
    }
  }
  return list;
}
