import type { CanvasView } from '../../canvas/canvas-view';
import type { Streets } from './streets';
import { isShapeInView, type WorldShape } from '../land/world-shape';

const MAIN_SHARE = 1.5;
const CASING_PX = 2;

/** Width of a street at a zoom level, px: 2 where a city fits the screen, growing from there. */
export function computeStreetWidth(zoom: number): number {
  return zoom <= 12 ? Math.max(1, 2 - (12 - zoom) * 0.2) : Math.min(14, 2 * 1.45 ** (zoom - 12));
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

/** Colours of a kind of street: the line, and the casing under it. */
export interface StreetColors {
  road: string;
  casing: string;
}

/**
 * Draws the streets that belong to the zoom level, in quiet colours: all casings first, so that
 * crossings stay open.
 */
export function drawStreets(
  context: CanvasRenderingContext2D,
  view: CanvasView,
  streets: Streets,
  colors: { main: StreetColors; other: StreetColors },
): void {
  const levels = streets.levels.filter(
    ({ minZoom, maxZoom }) => view.zoom >= minZoom && view.zoom < maxZoom + 1,
  );
  const width = computeStreetWidth(view.zoom);
  const stroke = (lines: 'lines' | 'mainLines', color: string, lineWidth: number) => {
    context.beginPath();
    for (const level of levels) {
      for (const line of level[lines]) if (isShapeInView(line, view)) trace(context, view, line);
    }
    context.strokeStyle = color;
    context.lineWidth = lineWidth;
    context.stroke();
  };
  context.lineJoin = 'round';
  context.lineCap = 'round';
  stroke('lines', colors.other.casing, width + CASING_PX);
  stroke('mainLines', colors.main.casing, width * MAIN_SHARE + CASING_PX);
  stroke('lines', colors.other.road, width);
  stroke('mainLines', colors.main.road, width * MAIN_SHARE);
}
