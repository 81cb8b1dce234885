import type { CanvasView } from '../../canvas/canvas-view';
import type { RouteShape } from './route-shape';

/** A thinned route on the canvas, CSS px. */
export interface ProjectedRoute {
  xs: Float32Array;
  ys: Float32Array;
  /** Indices into the fixes of the route. */
  kept: Uint32Array;
}

/** Offset of a line to the right of its way, so that there and back can be told apart, px. */
const ASIDE_PX = 2.5;

/** Puts the kept points of a shape on the canvas, each a little to the right of the direction of travel. */
export function projectShape(
  shape: RouteShape,
  kept: Uint32Array,
  view: CanvasView,
  shift: number,
): ProjectedRoute {
  const plainX = new Float32Array(kept.length);
  const plainY = new Float32Array(kept.length);
  for (let at = 0; at < kept.length; at++) {
    const index = kept[at] ?? 0;
    plainX[at] = ((shape.xs[index] ?? 0) + shift) * view.scale - view.left;
    plainY[at] = (shape.ys[index] ?? 0) * view.scale - view.top;
  }
  const xs = new Float32Array(plainX);
  const ys = new Float32Array(plainY);
  for (let at = 0; at < kept.length; at++) {
    const before = at === 0 || shape.gaps[kept[at] ?? 0] === 1 ? at : at - 1;
    const after = at === kept.length - 1 || shape.gaps[kept[at + 1] ?? 0] === 1 ? at : at + 1;
    const dx = (plainX[after] ?? 0) - (plainX[before] ?? 0);
    const dy = (plainY[after] ?? 0) - (plainY[before] ?? 0);
    const length = Math.hypot(dx, dy);
    if (length === 0) continue;
    xs[at] = (plainX[at] ?? 0) - (dy / length) * ASIDE_PX;
    ys[at] = (plainY[at] ?? 0) + (dx / length) * ASIDE_PX;
  }
  return { xs, ys, kept };
}

/** The drawn point nearest to a place on the canvas, as an index into the fixes; null beyond `withinPx`. */
export function findNearest(
  { xs, ys, kept }: ProjectedRoute,
  point: { x: number; y: number },
  withinPx: number,
): { index: number; distancePx: number } | null {
  let best: { index: number; distancePx: number } | null = null;
  for (let at = 0; at < kept.length; at++) {
    const distancePx = Math.hypot((xs[at] ?? 0) - point.x, (ys[at] ?? 0) - point.y);
    if (distancePx > (best?.distancePx ?? withinPx)) continue;
    best = { index: kept[at] ?? 0, distancePx };
  }
  return best;
}
