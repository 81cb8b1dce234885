import { MARGIN_PX, type CanvasView } from '../../canvas/canvas-view';
import { createLabelGrid } from '../../paint/label-grid';
import { toBoxes, type NameBox, type TakenSpot, type WrittenName } from '../taken-spots';
import type { FenceShape } from './to-fence-shape';

/** A shape at one copy of the world, in px of the canvas. */
export interface PlacedFence {
  shape: FenceShape;
  toX: (worldX: number) => number;
  toY: (worldY: number) => number;
  nameColor: string;
}

const LABEL_HEIGHT_PX = 18;
const LABEL_PADDING_PX = 6;
const EDGE_PX = 12;
/** Up to this width of the map a name that sticks out of its fence covers what the map is about. */
const NARROW_PX = 480;
const doMeet = (a: NameBox, b: NameBox): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

/** Does a vehicle or a cluster stand on one of the names? */
export function isNameCovered(names: readonly NameBox[], taken: readonly TakenSpot[]): boolean {
  return (
    names.length > 0 &&
    taken.some((spot) => toBoxes(spot).some((box) => names.some((name) => doMeet(name, box))))
  );
}

/** Names where there is room in their fence, no vehicle and no other name, the first fences first. */
export function drawNames(
  context: CanvasRenderingContext2D,
  view: CanvasView,
  placed: readonly PlacedFence[],
  style: { surface: string; fontFamily: string },
  taken: readonly TakenSpot[],
): WrittenName[] {
  const grid = createLabelGrid();
  grid.reset(view.width, view.height);
  taken.flatMap(toBoxes).forEach((box) => grid.occupy(box.left, box.top, box.width, box.height));
  const names: WrittenName[] = [];
  context.font = `600 11.5px ${style.fontFamily}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const room = view.width - 2 * MARGIN_PX > NARROW_PX ? 1.5 : 1;
  const widthOf = ({ shape }: PlacedFence) => (shape.east - shape.west) * view.scale;
  for (const fence of placed) {
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
    names.push({ text: shape.name, left, top: y, width, height: LABEL_HEIGHT_PX });
    context.globalAlpha = 0.82;
    context.fillStyle = style.surface;
    context.beginPath();
    context.roundRect(left, y, width, LABEL_HEIGHT_PX, 4);
    context.fill();
    context.globalAlpha = 1;
    context.fillStyle = fence.nameColor;
    context.fillText(shape.name, x, y + LABEL_HEIGHT_PX / 2 + 0.5);
  }
  return names;
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
