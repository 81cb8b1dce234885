import type { ReadVariable } from '../../../canvas/read-css-variable';

/** A point of a measured line on the canvas, CSS px; those that people set have a label. */
export interface MeasurePoint {
  x: number;
  y: number;
  label: string | undefined;
}

const LABEL_HEIGHT_PX = 20;
const LABEL_GAP_PX = 10;

function drawLine(context: CanvasRenderingContext2D, points: readonly MeasurePoint[]) {
  context.beginPath();
  points.forEach(({ x, y }, index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
  context.stroke();
}

/** Draws a measured way: a dashed line, a dot at each place, and how far it is to there. */
export function drawMeasure(
  context: CanvasRenderingContext2D,
  points: readonly MeasurePoint[],
  read: ReadVariable,
): void {
  const [ink, surface] = [read('map-trail'), read('surface')];
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.strokeStyle = surface;
  context.lineWidth = 6;
  drawLine(context, points);
  context.strokeStyle = ink;
  context.lineWidth = 3;
  context.setLineDash([8, 6]);
  drawLine(context, points);
  context.setLineDash([]);
  context.font = `600 11.5px ${read('font-family')}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const corners = points.filter(({ label }) => label !== undefined);
  corners.forEach(({ x, y, label = '' }, index) => {
    context.beginPath();
    context.arc(x, y, 5, 0, Math.PI * 2);
    context.fillStyle = surface;
    context.fill();
    context.stroke();
    if (index === 0) return;
    const width = context.measureText(label).width + 12;
    const top = y - LABEL_GAP_PX - LABEL_HEIGHT_PX;
    context.beginPath();
    context.roundRect(x - width / 2, top, width, LABEL_HEIGHT_PX, 4);
    context.fill();
    context.fillStyle = read('text');
    context.fillText(label, x, top + LABEL_HEIGHT_PX / 2 + 0.5);
  });
}
