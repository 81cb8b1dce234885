import type { CanvasView } from './canvas-view';
import type { Streets } from './streets';
import { isShapeInView, type WorldShape } from './world-shape';

/** Width of a street at a zoom level, px. */
function streetWidth(zoom: number): number {
  return Math.max(1, Math.min(14, 1.2 * 1.45 ** (zoom - 11)));
}

function trace(context: CanvasRenderingContext2D, view: CanvasView, line: WorldShape) {
  const { points } = line;
  let lastX = NaN;
  let lastY = NaN;
  for (let index = 0; index < points.length; index += 2) {
    const x = points[index]! * view.scale - view.left;
    const y = points[index + 1]! * view.scale - view.top;
    const isLast = index + 2 >= points.length;
    // Less than a pixel adds work and nothing to see.
    if (!isLast && Math.abs(x - lastX) < 1 && Math.abs(y - lastY) < 1) continue;
    if (index === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
    lastX = x;
    lastY = y;
  }
}

/** Draws the streets that belong to the zoom level: a casing under a line, in quiet colours. */
export function drawStreets(
  context: CanvasRenderingContext2D,
  view: CanvasView,
  streets: Streets,
  colors: { road: string; casing: string },
): void {
  context.beginPath();
  for (const level of streets.levels) {
    if (view.zoom < level.minZoom || view.zoom >= level.maxZoom + 1) continue;
    for (const line of level.lines) if (isShapeInView(line, view)) trace(context, view, line);
  }
  const width = streetWidth(view.zoom);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.strokeStyle = colors.casing;
  context.lineWidth = width + 2;
  context.stroke();
  context.strokeStyle = colors.road;
  context.lineWidth = width;
  context.stroke();
}
