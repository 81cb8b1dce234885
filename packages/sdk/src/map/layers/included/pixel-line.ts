import type { CanvasView } from '../../canvas/canvas-view';
import type { NamedLine } from './included-map';

/** A named line in px of a canvas. */
export interface PixelLine {
  name: string;
  points: Float64Array;
  /** Way from the start to each point, px. */
  ways: Float64Array;
  length: number;
}

/** A line as it lies on a canvas. */
export function toPixelLine({ name, shape }: NamedLine, view: CanvasView): PixelLine {
  const points = shape.points.map((value, index) =>
    index % 2 === 0 ? value * view.scale - view.left : value * view.scale - view.top,
  );
  const ways = new Float64Array(points.length / 2);
  for (let at = 1; at < ways.length; at++) {
    const dx = points[2 * at]! - points[2 * at - 2]!;
    const dy = points[2 * at + 1]! - points[2 * at - 1]!;
    ways[at] = ways[at - 1]! + Math.hypot(dx, dy);
  }
  return { name, points, ways, length: ways.at(-1) ?? 0 };
}

/** Place and direction (radians) at a distance from the start of a line. */
export function walkAlong(
  { points, ways }: PixelLine,
  distance: number,
): { x: number; y: number; angle: number } {
  let [low, high] = [1, Math.max(1, ways.length - 1)];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ways[middle]! < distance) low = middle + 1;
    else high = middle;
  }
  const [x0, y0, x1, y1] = points.subarray(2 * low - 2, 2 * low + 2);
  const step = ways[low]! - ways[low - 1]!;
  const share = step === 0 ? 0 : (distance - ways[low - 1]!) / step;
  return {
    x: x0! + (x1! - x0!) * share,
    y: y0! + (y1! - y0!) * share,
    angle: Math.atan2(y1! - y0!, x1! - x0!),
  };
}
