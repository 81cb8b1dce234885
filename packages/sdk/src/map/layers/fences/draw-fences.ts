import type { CanvasView } from '../../canvas/canvas-view';
import { clipRing } from '../land/clip-ring';
import type { TakenSpot, WrittenName } from '../taken-spots';
import { drawNames, type PlacedFence } from './draw-fence-names';
import type { FenceShape } from './to-fence-shape';

/** Colours and letters of fences, as CSS values. */
export interface FenceStyle {
  color: string;
  surface: string;
  fontFamily: string;
  /** Drawn fainter and without names, below what the map is about. */
  isFaint?: boolean;
  /** The map is about vehicles: only near ones are named, and districts are not. */
  isBackground?: boolean;
}

/** Larger than this on the screen, only what is near the view is traced, px. */
const HUGE_PX = 16_384;
/** Smaller than this on the screen it is a dot, px. */
const MIN_PX = 3;
/** Max fences in view that get names; more are too small to tell apart. */
const DETAIL_LIMIT = 400;
const EDGE_PX = 12;
/** From here on a map of vehicles names fences. */
const NAMES_FROM_ZOOM = 12;
/**
 * Opacity of a fence's fill and edge: only the chosen fence is filled, so that the map stays
 * readable. A corridor has no edge; its width is drawn instead.
 */
const CHOSEN_SHARES = { fill: 0.12, corridor: 0.12, edge: 1 };
const PLAIN_SHARES = { fill: 0, corridor: 0.06, edge: 0.7 };
const FAINT_SHARES = { fill: 0, corridor: 0.03, edge: 0.3 };

/**
 * Paints the fences in view on a cleared canvas, and their names where they are clear of each other and of
 * what is `taken`. Returns how many were in view, and where names stand.
 */
export function drawFences(
  context: CanvasRenderingContext2D,
  view: CanvasView,
  shapes: readonly FenceShape[],
  style: FenceStyle,
  { taken = [], marked }: { taken?: readonly TakenSpot[]; marked?: FenceShape | undefined } = {},
): { inView: number; names: WrittenName[] } {
  const placed = placeInView(view, shapes, style.color);
  const onTop = marked ? placeInView(view, [marked], marked.color ?? style.color) : [];
  context.lineJoin = 'round';
  for (const fence of placed) drawBody(context, view, fence, style);
  for (const fence of onTop) drawBody(context, view, fence, style, true);
  const isNamed = ({ shape }: PlacedFence) =>
    !style.isBackground || (view.zoom >= NAMES_FROM_ZOOM && !shape.isLarge);
  const others = placed.length <= DETAIL_LIMIT ? placed.filter(isNamed) : [];
  const named = [...onTop, ...sortByWidth(others)];
  const names = style.isFaint ? [] : drawNames(context, view, named, style, taken);
  return { inView: placed.length + onTop.length, names };
}

/** Small ones first. */
const sortByWidth = (placed: readonly PlacedFence[]): PlacedFence[] =>
  [...placed].sort((a, b) => a.shape.east - a.shape.west - (b.shape.east - b.shape.west));

function placeInView(
  view: CanvasView,
  shapes: readonly FenceShape[],
  nameColor: string,
): PlacedFence[] {
  const { scale, left, top, width, height } = view;
  const placed: PlacedFence[] = [];
  const firstCopy = Math.floor(left / scale) - 1;
  const lastCopy = Math.floor((left + width) / scale) + 1;
  const toY = (worldY: number) => worldY * scale - top;
  for (const shape of shapes) {
    if (toY(shape.south) < 0 || toY(shape.north) > height) continue;
    for (let copy = firstCopy; copy <= lastCopy; copy++) {
      const toX = (worldX: number) => (worldX + copy) * scale - left;
      if (toX(shape.east) < 0 || toX(shape.west) > width) continue;
      placed.push({ shape, toX, toY, nameColor });
    }
  }
  return placed;
}

function drawBody(
  context: CanvasRenderingContext2D,
  view: CanvasView,
  fence: PlacedFence,
  style: FenceStyle,
  isChosen = false,
): void {
  const { shape, toX, toY } = fence;
  const color = shape.color ?? style.color;
  const size = Math.max(shape.east - shape.west, shape.south - shape.north) * view.scale;
  context.fillStyle = color;
  if (size < MIN_PX) {
    context.fillRect(toX(shape.west) - 1, toY(shape.north) - 1, MIN_PX, MIN_PX);
    return;
  }
  const isHuge = size > HUGE_PX;
  trace(context, view, fence, isHuge);
  context.strokeStyle = color;
  const shares = isChosen ? CHOSEN_SHARES : style.isFaint ? FAINT_SHARES : PLAIN_SHARES;
  if (shape.kind === 'line') {
    context.globalAlpha = shares.corridor;
    context.lineWidth = Math.max(1.5, 2 * shape.radius * view.scale);
    context.lineCap = 'round';
    context.stroke();
    context.lineCap = 'butt';
  } else if (shares.fill > 0) {
    context.globalAlpha = shares.fill;
    context.fill();
  }
  context.globalAlpha = shares.edge;
  context.lineWidth = 1.5;
  context.stroke();
  context.globalAlpha = 1;
}

function trace(
  context: CanvasRenderingContext2D,
  view: CanvasView,
  { shape, toX, toY }: PlacedFence,
  isHuge: boolean,
): void {
  const { kind, points } = shape;
  context.beginPath();
  if (kind === 'circle') {
    context.arc(toX(points[0]!), toY(points[1]!), shape.radius * view.scale, 0, 2 * Math.PI);
    return;
  }
  const all = Array.from(points, (value, index) => (index % 2 === 0 ? toX(value) : toY(value)));
  const pixels = isHuge && kind === 'polygon' ? clipRing(all, boxAround(view)) : all;
  let [lastX, lastY] = [Infinity, Infinity];
  for (let index = 0; index < pixels.length; index += 2) {
    const [x, y] = [pixels[index]!, pixels[index + 1]!];
    const isLast = index === pixels.length - 2;
    // Corners that share a px are one.
    if (!isLast && Math.abs(x - lastX) < 1 && Math.abs(y - lastY) < 1) continue;
    if (index === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
    [lastX, lastY] = [x, y];
  }
  if (kind === 'polygon') context.closePath();
}

const boxAround = ({ width, height }: CanvasView) => ({
  left: -EDGE_PX,
  top: -EDGE_PX,
  right: width + EDGE_PX,
  bottom: height + EDGE_PX,
});
