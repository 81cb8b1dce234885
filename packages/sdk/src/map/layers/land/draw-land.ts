import type { CanvasView } from '../../canvas/canvas-view';
import { clipRing } from './clip-ring';
import { isShapeInView, type WorldShape } from './world-shape';

const OUTSIDE_PX = 4;

/** Fills the land on a cleared canvas, once for every copy of the world in view. */
export function drawLand(
  context: CanvasRenderingContext2D,
  view: CanvasView,
  land: readonly WorldShape[],
  colors: { land: string; coast: string },
): void {
  const box = {
    left: -OUTSIDE_PX,
    top: -OUTSIDE_PX,
    right: view.width + OUTSIDE_PX,
    bottom: view.height + OUTSIDE_PX,
  };
  context.beginPath();
  // One more on each side: land on the 180th meridian reaches beyond its copy.
  const firstCopy = Math.floor(view.left / view.scale) - 1;
  const lastCopy = Math.floor((view.left + view.width) / view.scale) + 1;
  for (let copy = firstCopy; copy <= lastCopy; copy++) {
    for (const shape of land) {
      if (!isShapeInView(shape, view, copy)) continue;
      const pixels = shape.points.map((value, index) =>
        index % 2 === 0 ? (value + copy) * view.scale - view.left : value * view.scale - view.top,
      );
      const ring = clipRing(pixels, box);
      for (let index = 0; index < ring.length; index += 2) {
        if (index === 0) context.moveTo(ring[0]!, ring[1]!);
        else context.lineTo(ring[index]!, ring[index + 1]!);
      }
      if (ring.length > 0) context.closePath();
    }
  }
  context.fillStyle = colors.land;
  context.fill('evenodd');
  context.strokeStyle = colors.coast;
  context.lineWidth = 1;
  context.stroke();
}
