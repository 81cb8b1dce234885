import type { FleetPalette } from '../fleet/fleet-palette';
import { paintHalos } from './halo-painter';
import type { PaintList } from './paint-list';
import type { Paint2D } from '../canvas/paint-surface';

/** Draws single items of a list on a context that counts in device px. */
export function createItemPainter() {
  let palette: FleetPalette | undefined;
  let ratio = 1;
  let pulseAt: number | undefined;
  return {
    /** @param now ms of the frame clock; `undefined` keeps pulses still */
    prepare(colors: FleetPalette, pixelRatio: number, now: number | undefined): void {
      palette = colors;
      ratio = pixelRatio;
      pulseAt = now;
    },
    draw(context: Paint2D, list: PaintList, index: number): void {
      const item = list.items[index]!;
      if ('canvas' in item) {
        const { x, y, width, height } = item;
        const [left, top] = [list.left[index]!, list.top[index]!];
        context.drawImage(item.canvas, x, y, width, height, left, top, width, height);
      } else if (palette) {
        context.save();
        context.scale(ratio, ratio);
        paintHalos(context, item.x, item.y, item, palette, pulseAt);
        context.restore();
      }
    },
  };
}
