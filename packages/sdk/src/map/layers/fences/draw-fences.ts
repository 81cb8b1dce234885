import { MARGIN_PX, type CanvasView } from '../../canvas/canvas-view';
import { clipRing } from '../land/clip-ring';
import { createLabelGrid } from '../../paint/label-grid';
import type { FenceShape } from './to-fence-shape';

/** Colours and letters of fences, as CSS values. */
export interface FenceStyle {
  color: string;
  surface: string;
  fontFamily: string;
  /** Drawn fainter and without names, below what the map is about. */
  isFaint?: boolean;
}

/** Larger than this on the screen, only what is near the view is traced, and nothing is dashed, px. */
const HUGE_PX = 16_384;
/** Smaller than this on the screen it is a dot, px. */
const LEAST_PX = 3;
/** So many in view get dashes and names; more are too small to tell apart. */
const DETAIL_LIMIT = 400;
const LABEL_HEIGHT_PX = 18;
const LABEL_PADDING_PX = 6;
const EDGE_PX = 12;
/** Up to this width of the map a name that sticks out of its fence covers what the map is about. */
const NARROW_PX = 480;
/** Half of a marker, and what its plate takes below it. */
const BODY_HALF_PX = 18;
const PLATE_HALF_PX = 36;
const PLATE_HEIGHT_PX = 24;
const DASH = [6, 4];
/** How much of its colour a fence and its edge have. */
const PLAIN_SHARES = { fill: 0.12, edge: 1 };
const FAINT_SHARES = { fill: 0.05, edge: 0.4 };

/** A vehicle, or a cluster, which has nothing written below it, px of the canvas. */
export interface TakenSpot {
  x: number;
  y: number;
  isCluster?: boolean;
}

/** A shape at one copy of the world, in px of the canvas. */
interface PlacedFence {
  shape: FenceShape;
  toX: (worldX: number) => number;
  toY: (worldY: number) => number;
}

/**
 * Paints the fences in view on a cleared canvas, and their names where they are clear of each other and of
 * what is `taken`. Returns how many were in view.
 */
export function drawFences(
  context: CanvasRenderingContext2D,
  view: CanvasView,
  shapes: readonly FenceShape[],
  style: FenceStyle,
  taken: readonly TakenSpot[] = [],
): number {
  const placed = placeInView(view, shapes);
  const isDetailed = placed.length <= DETAIL_LIMIT;
  context.lineJoin = 'round';
  for (const fence of placed) drawBody(context, view, fence, style, isDetailed);
  if (isDetailed && !style.isFaint) drawNames(context, view, placed, style, taken);
  return placed.length;
}

function placeInView(view: CanvasView, shapes: readonly FenceShape[]): PlacedFence[] {
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
      placed.push({ shape, toX, toY });
    }
  }
  return placed;
}

function drawBody(
  context: CanvasRenderingContext2D,
  view: CanvasView,
  { shape, toX, toY }: PlacedFence,
  style: FenceStyle,
  isDetailed: boolean,
): void {
  const color = shape.color ?? style.color;
  const size = Math.max(shape.east - shape.west, shape.south - shape.north) * view.scale;
  context.fillStyle = color;
  if (size < LEAST_PX) {
    context.fillRect(toX(shape.west) - 1, toY(shape.north) - 1, LEAST_PX, LEAST_PX);
    return;
  }
  const isHuge = size > HUGE_PX;
  trace(context, view, { shape, toX, toY }, isHuge);
  context.strokeStyle = color;
  const shares = style.isFaint ? FAINT_SHARES : PLAIN_SHARES;
  context.globalAlpha = shares.fill;
  if (shape.kind === 'line') {
    context.lineWidth = Math.max(1.5, 2 * shape.radius * view.scale);
    context.lineCap = 'round';
    context.stroke();
    context.lineCap = 'butt';
  } else context.fill();
  context.globalAlpha = shares.edge;
  context.lineWidth = 1.5;
  context.setLineDash(isDetailed && !isHuge ? DASH : []);
  context.stroke();
  context.setLineDash([]);
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

/** Names where there is room in their fence, no vehicle and no other name, small fences first. */
function drawNames(
  context: CanvasRenderingContext2D,
  view: CanvasView,
  placed: readonly PlacedFence[],
  style: FenceStyle,
  taken: readonly TakenSpot[],
): void {
  const grid = createLabelGrid();
  grid.reset(view.width, view.height);
  for (const { x, y, isCluster } of taken) {
    grid.occupy(x - BODY_HALF_PX, y - BODY_HALF_PX, 2 * BODY_HALF_PX, 2 * BODY_HALF_PX);
    if (isCluster) continue;
    grid.occupy(x - PLATE_HALF_PX, y + BODY_HALF_PX, 2 * PLATE_HALF_PX, PLATE_HEIGHT_PX);
  }
  context.font = `600 11.5px ${style.fontFamily}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const room = view.width - 2 * MARGIN_PX > NARROW_PX ? 1.5 : 1;
  const widthOf = ({ shape }: PlacedFence) => (shape.east - shape.west) * view.scale;
  for (const fence of [...placed].sort((a, b) => widthOf(a) - widthOf(b))) {
    const { shape } = fence;
    if (!shape.name) continue;
    const width = context.measureText(shape.name).width + 2 * LABEL_PADDING_PX;
    if (shape.kind !== 'line' && width > widthOf(fence) * room) continue;
    const place = listNamePlaces(fence).find(([x, y]) =>
      grid.tryPlace(x - width / 2, y, width, LABEL_HEIGHT_PX),
    );
    if (!place) continue;
    const [x, y] = place;
    const left = x - width / 2;
    context.globalAlpha = 0.82;
    context.fillStyle = style.surface;
    context.beginPath();
    context.roundRect(left, y, width, LABEL_HEIGHT_PX, 4);
    context.fill();
    context.globalAlpha = 1;
    context.fillStyle = style.color;
    context.fillText(shape.name, x, y + LABEL_HEIGHT_PX / 2 + 0.5);
  }
}

/** Top middles of a name, the best first: inside a circle's upper edge, else in the middle. */
function listNamePlaces({ shape, toX, toY }: PlacedFence): (readonly [x: number, y: number])[] {
  const { kind, points } = shape;
  const half = LABEL_HEIGHT_PX / 2;
  if (kind === 'line') {
    const last = points.length / 2 - 1;
    return [0.5, 0.25, 0.75].map((share) => {
      const at = 2 * Math.round(share * last);
      return [toX(points[at]!), toY(points[at + 1]!) - half] as const;
    });
  }
  const x = kind === 'circle' ? toX(points[0]!) : toX((shape.west + shape.east) / 2);
  const [top, bottom] = [toY(shape.north), toY(shape.south)];
  const middle = (top + bottom) / 2;
  const [upper, lower] = [top + EDGE_PX, bottom - EDGE_PX - LABEL_HEIGHT_PX];
  // The edges of a polygon are anywhere: half way to them is mostly inside.
  const places =
    kind === 'circle'
      ? [upper, lower, middle - half]
      : [middle - half, (middle + upper) / 2 - half, (middle + lower) / 2, lower, upper];
  const aside = ((shape.east - shape.west) * (toX(1) - toX(0))) / 6;
  return [0, aside, -aside].flatMap((shift) => places.map((y) => [x + shift, y] as const));
}
