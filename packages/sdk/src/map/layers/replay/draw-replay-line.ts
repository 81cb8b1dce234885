import { drawChevrons } from '../route/draw-route';
import type { ProjectedRoute } from './project-shape';
import type { RouteShape } from './route-shape';

const LINE_PX = 5;
const CASING_PX = 8;
/** Later passes lie over earlier ones, casing and all: drawn in slices of so many points. */
const SLICE = 48;

/** Look of a replay line. */
export interface ReplayLineLook {
  /** Index of each fix's colour. */
  steps: Uint8Array;
  colors: readonly string[];
  casing: string;
  gap: string;
  chevron: string;
}

interface Box {
  width: number;
  height: number;
}

/** Draws a route from one fix to another: gaps dashed, every pass over the one before. */
export function drawReplayLine(
  context: CanvasRenderingContext2D,
  shape: RouteShape,
  route: ProjectedRoute,
  look: ReplayLineLook,
  box: Box,
  [first, last]: readonly [number, number],
): void {
  const { kept } = route;
  let from = 0;
  while (from < kept.length && (kept[from] ?? 0) < first) from++;
  let to = kept.length - 1;
  while (to >= 0 && (kept[to] ?? 0) > last) to--;
  context.save();
  context.lineJoin = 'round';
  for (let start = from; start < to;) {
    let end = start;
    while (end < to && end - start < SLICE && shape.gaps[kept[end + 1] ?? 0] !== 1) end++;
    if (end > start) {
      if (isSeen(route, start, end, box)) drawSlice(context, route, look, start, end);
      start = end;
    } else {
      drawGap(context, route, look.gap, start);
      start += 1;
    }
  }
  context.strokeStyle = look.chevron;
  drawChevrons(context, listPoints(route, from, to), box);
  context.restore();
}

function isSeen({ xs, ys }: ProjectedRoute, from: number, to: number, box: Box): boolean {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let at = from; at <= to; at++) {
    left = Math.min(left, xs[at] ?? 0);
    right = Math.max(right, xs[at] ?? 0);
    top = Math.min(top, ys[at] ?? 0);
    bottom = Math.max(bottom, ys[at] ?? 0);
  }
  return right > -CASING_PX && left < box.width + CASING_PX && bottom > 0 && top < box.height;
}

function trace(context: CanvasRenderingContext2D, route: ProjectedRoute, from: number, to: number) {
  context.beginPath();
  context.moveTo(route.xs[from] ?? 0, route.ys[from] ?? 0);
  for (let at = from + 1; at <= to; at++) context.lineTo(route.xs[at] ?? 0, route.ys[at] ?? 0);
  context.stroke();
}

function drawSlice(
  context: CanvasRenderingContext2D,
  route: ProjectedRoute,
  { steps, colors, casing }: ReplayLineLook,
  from: number,
  to: number,
) {
  const stepOf = (at: number) => steps[route.kept[at] ?? 0] ?? 0;
  // A round end would cut into the line of the slice before.
  context.lineCap = 'butt';
  context.lineWidth = CASING_PX;
  context.strokeStyle = casing;
  trace(context, route, from, to);
  context.lineCap = 'round';
  context.lineWidth = LINE_PX;
  for (let start = from; start < to;) {
    const step = stepOf(start + 1);
    let end = start + 1;
    while (end < to && stepOf(end + 1) === step) end++;
    context.strokeStyle = colors[step % colors.length] ?? casing;
    trace(context, route, start, end);
    start = end;
  }
}

/** A dashed line to where the vehicle was heard of again. */
function drawGap(
  context: CanvasRenderingContext2D,
  route: ProjectedRoute,
  color: string,
  at: number,
) {
  context.save();
  context.lineCap = 'butt';
  context.lineWidth = 2;
  context.strokeStyle = color;
  context.setLineDash([3, 6]);
  trace(context, route, at, at + 1);
  context.restore();
}

/** Places for chevrons, no nearer to each other than they can be told apart. */
function listPoints({ xs, ys }: ProjectedRoute, from: number, to: number) {
  const points = [];
  for (let at = from; at <= to; at++) points.push({ x: xs[at] ?? 0, y: ys[at] ?? 0 });
  return points;
}
