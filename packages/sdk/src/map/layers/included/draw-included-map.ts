import type { CanvasView } from '../../canvas/canvas-view';
import type { ReadVariable } from '../../canvas/read-css-variable';
import { isShapeInView } from '../land/world-shape';
import type { IncludedMap, NamedArea, NamedLine } from './included-map';
import { computeRoadWidth, dressRoad, ROAD_RANKS, type RoadClass } from './road-classes';
import { toPixelArea } from './to-pixel-area';
import type { WorldShape } from '../land/world-shape';

/** Adds a line to the path of a context, in px of a canvas; corners that share a px are one. */
function traceShape(
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

/** A smaller park is a speck, px². */
const MIN_PARK_PX = 40;
const CREEKS_FROM = 12;
const WIDE_CREEKS_FROM = 14;
/** From here on a wide road is drawn by its surface; before, its outline makes it read as a road. */
const SURFACES_FROM = 13;
/** In the dark the whole right of way glares from here on. */
const QUIET_SURFACES_FROM = 14;

/**
 * Draws land, parks, water and ways of an included map, without its names: all casings before all
 * fills, so that crossings stay open (ui/basemap).
 */
export function drawIncludedMap(
  context: CanvasRenderingContext2D,
  view: CanvasView,
  map: IncludedMap,
  read: ReadVariable,
  isDark: boolean,
): void {
  context.lineJoin = 'round';
  context.lineCap = 'round';
  const inView = (area: NamedArea) => isShapeInView(area.rings[0]!, view);
  const areas = map.areas.filter(inView);
  const parks = areas.filter(
    (area) => area.kind === 'park' && toPixelArea(view, area) >= MIN_PARK_PX,
  );
  fillAreas(context, view, parks, read('map-park'));
  fillAreas(
    context,
    view,
    areas.filter(({ kind }) => kind === 'water'),
    read('map-water'),
  );
  if (view.zoom >= CREEKS_FROM) {
    const width = view.zoom >= WIDE_CREEKS_FROM ? 2 : 1;
    strokeLines(context, view, map.creeks, read('map-water'), width);
  }
  drawWays(context, view, map, read, isDark);
}

function drawWays(
  context: CanvasRenderingContext2D,
  view: CanvasView,
  map: IncludedMap,
  read: ReadVariable,
  isDark: boolean,
): void {
  const linesOf = (kind: RoadClass) => map.lines.get(kind) ?? [];
  const rail = dressRoad('rail', view.zoom, isDark);
  if (rail) {
    context.lineCap = 'butt';
    strokeLines(
      context,
      view,
      linesOf('rail'),
      read('map-rail'),
      computeRoadWidth('rail', view.zoom),
    );
    context.lineCap = 'round';
  }
  const dressed = ROAD_RANKS.map((kinds) =>
    kinds.flatMap((kind) => {
      const dress = dressRoad(kind, view.zoom, isDark);
      return dress ? [{ lines: linesOf(kind), ...dress }] : [];
    }),
  );
  for (const { lines, width, casing, casingColor } of dressed.flat()) {
    if (casing > 0) strokeLines(context, view, lines, read(casingColor), width + 2 * casing);
  }
  const outline = computeOutline(view.zoom);
  const casing = dressRoad('motorway', view.zoom, isDark)?.casing ?? 0;
  const hasSurfaces = outline > 0;
  if (hasSurfaces) {
    drawSurfaces(context, view, map, read('map-motorway-casing'), outline + 2 * casing);
  }
  dressed.forEach((rank, index) => {
    if (hasSurfaces && index === dressed.length - 1) {
      const isQuiet = isDark && view.zoom >= QUIET_SURFACES_FROM;
      drawSurfaces(context, view, map, read(isQuiet ? 'map-road-major' : 'map-motorway'), outline);
    }
    for (const { lines, fill, width } of rank) strokeLines(context, view, lines, read(fill), width);
  });
}

/** Width of the outline of a wide road's surface, px; 0 where none is drawn. */
function computeOutline(zoom: number): number {
  const width = computeRoadWidth('motorway', zoom);
  if (width === 0) return 0;
  return zoom < SURFACES_FROM ? Math.max(0.8, 0.55 * width) : 0.8;
}

function fillAreas(
  context: CanvasRenderingContext2D,
  view: CanvasView,
  areas: readonly NamedArea[],
  color: string,
): void {
  context.beginPath();
  for (const { rings } of areas) {
    for (const ring of rings) {
      traceShape(context, view, ring);
      context.closePath();
    }
  }
  context.fillStyle = color;
  context.fill('evenodd');
}

function strokeLines(
  context: CanvasRenderingContext2D,
  view: CanvasView,
  lines: readonly NamedLine[],
  color: string,
  width: number,
): void {
  context.beginPath();
  for (const { shape } of lines) if (isShapeInView(shape, view)) traceShape(context, view, shape);
  context.strokeStyle = color;
  context.lineWidth = width;
  context.stroke();
}

function drawSurfaces(
  context: CanvasRenderingContext2D,
  view: CanvasView,
  { surfaces }: IncludedMap,
  color: string,
  outline: number,
): void {
  context.beginPath();
  for (const rings of surfaces) {
    if (!rings[0] || !isShapeInView(rings[0], view)) continue;
    for (const ring of rings) {
      traceShape(context, view, ring);
      context.closePath();
    }
  }
  context.fillStyle = color;
  context.strokeStyle = color;
  context.lineWidth = outline;
  context.fill('evenodd');
  context.stroke();
}
