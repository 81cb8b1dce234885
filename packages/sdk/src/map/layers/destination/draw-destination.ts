import type { ReadVariable } from '../../canvas/read-css-variable';

/** A place on the canvas, CSS px. */
interface Point {
  x: number;
  y: number;
}

const DISC_PX = 14;
const DOTS = [0, 8];

/** A dotted way from each vehicle to where it goes, and a flag in a disc there. */
export function drawDestination(
  context: CanvasRenderingContext2D,
  { at, from }: { at: Point; from: readonly Point[] },
  read: ReadVariable,
): void {
  context.strokeStyle = read('map-trail');
  context.lineWidth = 4;
  context.lineCap = 'round';
  context.setLineDash(DOTS);
  for (const { x, y } of from) {
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(at.x, at.y);
    context.stroke();
  }
  context.setLineDash([]);
  context.beginPath();
  context.arc(at.x, at.y, DISC_PX, 0, 2 * Math.PI);
  context.fillStyle = read('text');
  context.fill();
  context.strokeStyle = read('surface');
  context.lineWidth = 2;
  context.stroke();
  context.beginPath();
  context.moveTo(at.x - 4, at.y + 6);
  context.lineTo(at.x - 4, at.y - 6);
  context.lineTo(at.x + 5, at.y - 6);
  context.lineTo(at.x + 3, at.y - 3);
  context.lineTo(at.x + 5, at.y);
  context.lineTo(at.x - 4, at.y);
  context.lineWidth = 1.5;
  context.stroke();
}
