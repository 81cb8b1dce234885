import { decodePolyline } from './decode-polyline';
import { toWorldX, toWorldY } from '../../canvas/mercator';

/** A line or ring in world coordinates (x, y, x, y …) with its box. */
export interface WorldShape {
  points: Float64Array;
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

/** Turns latitude, longitude, latitude, longitude … into a shape. */
function toWorldShape(degrees: readonly number[]): WorldShape {
  const points = new Float64Array(degrees.length);
  const shape = { points, minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
  for (let index = 0; index + 1 < degrees.length; index += 2) {
    const x = toWorldX(degrees[index + 1]!);
    const y = toWorldY(degrees[index]!);
    points[index] = x;
    points[index + 1] = y;
    shape.minX = Math.min(shape.minX, x);
    shape.maxX = Math.max(shape.maxX, x);
    shape.minY = Math.min(shape.minY, y);
    shape.maxY = Math.max(shape.maxY, y);
  }
  return shape;
}

/** Decodes polylines into shapes. */
export function decodeShapes(lines: readonly string[], precision?: number): WorldShape[] {
  return lines.map((line) => toWorldShape(decodePolyline(line, precision)));
}

/** Does the box of a shape touch a view, the world shifted by `copy` widths? */
export function isShapeInView(
  shape: WorldShape,
  view: { scale: number; left: number; top: number; width: number; height: number },
  copy = 0,
): boolean {
  const { scale, left, top, width, height } = view;
  return (
    (shape.maxX + copy) * scale >= left &&
    (shape.minX + copy) * scale <= left + width &&
    shape.maxY * scale >= top &&
    shape.minY * scale <= top + height
  );
}
