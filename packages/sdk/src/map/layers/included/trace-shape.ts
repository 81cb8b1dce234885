import type { CanvasView } from '../../canvas/canvas-view';
import type { WorldShape } from '../land/world-shape';

/** Adds a line to the path of a context, in px of a canvas; corners that share a px are one. */
export function traceShape(
  context: CanvasRenderingContext2D,
  view: Pick<CanvasView, 'scale' | 'left' | 'top'>,
  { points }: WorldShape,
): void {
  let lastX = NaN;
  let lastY = NaN;
  for (let index = 0; index < points.length; index += 2) {
    const x = points[index]! * view.scale - view.left;
    const y = points[index + 1]! * view.scale - view.top;
    const isLast = index + 2 >= points.length;
    if (!isLast && Math.abs(x - lastX) < 1 && Math.abs(y - lastY) < 1) continue;
    if (index === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
    lastX = x;
    lastY = y;
  }
}
