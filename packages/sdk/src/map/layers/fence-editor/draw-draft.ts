import type { Crossing } from '../../../domain/geo/find-crossing';
import type { Place } from '../../../domain/geo/distance';
import type { FenceDraft } from '../../../domain/geofence-editor/fence-draft';
import type { CanvasView } from '../../canvas/canvas-view';
import { toLongitude, toWorldLength, toWorldX, toWorldY } from '../../canvas/mercator';
import type { ReadVariable } from '../../canvas/read-css-variable';
import { unrollPlaces } from './to-screen';

const LINE_PX = 2.5;
const FILL = 0.16;
const CROSS_PX = 9;

/** Drawing of a fence while it is created. */
export interface DraftPicture {
  draft: FenceDraft;
  /** Point at which the outline crosses itself. */
  crossing: Crossing | undefined;
  /** Position of the next point, or the edge of the circle. */
  hover: Place | null;
}

type Pixel = readonly [number, number];

function trace(context: CanvasRenderingContext2D, pixels: readonly Pixel[], isClosed: boolean) {
  context.beginPath();
  pixels.forEach(([x, y], index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
  if (isClosed) context.closePath();
}

function drawCross(context: CanvasRenderingContext2D, [x, y]: Pixel, color: string): void {
  context.strokeStyle = color;
  context.lineWidth = 3;
  context.beginPath();
  context.arc(x, y, CROSS_PX, 0, 2 * Math.PI);
  context.moveTo(x - CROSS_PX / 2, y - CROSS_PX / 2);
  context.lineTo(x + CROSS_PX / 2, y + CROSS_PX / 2);
  context.moveTo(x + CROSS_PX / 2, y - CROSS_PX / 2);
  context.lineTo(x - CROSS_PX / 2, y + CROSS_PX / 2);
  context.stroke();
}

/** Paints a fence that is being made: its shape, the way to the pointer, and where it crosses itself. */
export function drawDraft(
  context: CanvasRenderingContext2D,
  view: CanvasView,
  { draft, crossing, hover }: DraftPicture,
  read: ReadVariable,
): void {
  const { kind, points, radiusMeters, halfWidthMeters } = draft;
  const [first] = points;
  if (!first) return;
  const near = toLongitude((view.left + view.width / 2) / view.scale);
  const toPixel = ({ latitude, longitude }: Place): Pixel => [
    toWorldX(longitude) * view.scale - view.left,
    toWorldY(latitude) * view.scale - view.top,
  ];
  const unrolled = unrollPlaces(points, near);
  const pixels = unrolled.map(toPixel);
  const color = read('accent');
  context.lineJoin = 'round';
  context.fillStyle = color;
  context.strokeStyle = color;
  context.lineWidth = LINE_PX;
  const paint = (isFilled: boolean) => {
    if (isFilled) {
      context.globalAlpha = FILL;
      context.fill();
      context.globalAlpha = 1;
    }
    context.stroke();
  };
  if (kind === 'circle') {
    if (radiusMeters === null) return;
    const [x, y] = pixels[0]!;
    context.beginPath();
    context.arc(x, y, toWorldLength(radiusMeters, first.latitude) * view.scale, 0, 2 * Math.PI);
    paint(true);
    return;
  }
  if (kind === 'line') {
    trace(context, pixels, false);
    context.globalAlpha = FILL;
    context.lineCap = 'round';
    context.lineWidth = Math.max(
      LINE_PX,
      2 * toWorldLength(halfWidthMeters, first.latitude) * view.scale,
    );
    context.stroke();
    context.globalAlpha = 1;
    context.lineCap = 'butt';
    context.lineWidth = LINE_PX;
  }
  trace(context, pixels, kind === 'polygon' && points.length > 2);
  paint(kind === 'polygon');
  const last = unrolled.at(-1);
  if (hover && last) {
    context.setLineDash([5, 5]);
    trace(context, [...unrollPlaces([last, hover], last.longitude)].map(toPixel), false);
    context.stroke();
    context.setLineDash([]);
  }
  if (!crossing) return;
  const red = read('status-alarm');
  context.strokeStyle = red;
  context.lineWidth = LINE_PX + 1;
  for (const edge of crossing.edges) {
    trace(context, [pixels[edge]!, pixels[(edge + 1) % pixels.length]!], false);
    context.stroke();
  }
  const [at] = unrollPlaces([crossing.at], unrolled[crossing.edges[0]]?.longitude ?? near);
  if (at) drawCross(context, toPixel(at), red);
}
