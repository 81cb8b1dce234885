import { createLabelGrid } from '../../paint/label-grid';
import type { NameBox } from '../taken-spots';

/** Space for names: inside a part of the canvas, clear of everything already placed. */
export interface LabelSpace {
  /** Does a box lie whole in the free part, and clear of all others by `pad` px? */
  isFree: (box: NameBox, pad: number) => boolean;
  take: (box: NameBox) => void;
  /** Is a point in the free part, at least `inset` px from its edges? */
  holds: (x: number, y: number, inset: number) => boolean;
}

/** Opens the free part of a canvas, what is `taken` in it left out. */
export function openLabelSpace(
  canvas: { width: number; height: number },
  free: NameBox,
  taken: readonly NameBox[],
): LabelSpace {
  const grid = createLabelGrid();
  grid.reset(canvas.width, canvas.height);
  const take = ({ left, top, width, height }: NameBox) => grid.occupy(left, top, width, height);
  taken.forEach(take);
  const [right, bottom] = [free.left + free.width, free.top + free.height];
  return {
    take,
    isFree: ({ left, top, width, height }, pad) =>
      left >= free.left &&
      top >= free.top &&
      left + width <= right &&
      top + height <= bottom &&
      grid.isFree(left - pad, top - pad, width + 2 * pad, height + 2 * pad),
    holds: (x, y, inset) =>
      x >= free.left + inset && x <= right - inset && y >= free.top + inset && y <= bottom - inset,
  };
}
