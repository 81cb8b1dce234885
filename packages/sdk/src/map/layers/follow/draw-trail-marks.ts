const NUMBER_RADIUS_PX = 8;
/** Clear of a marker and its nose, within the halo of a selected one. */
const RING_RADIUS_PX = 23;

/** A point of the canvas, CSS px. */
interface Point {
  x: number;
  y: number;
}

function circle(context: CanvasRenderingContext2D, { x, y }: Point, radius: number) {
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
}

/**
 * Marks a followed vehicle's trail: a ring around the vehicle, and its number where the line begins, for
 * a colour alone says too little.
 */
export function drawTrailMarks(
  context: CanvasRenderingContext2D,
  { first, last }: { first: Point; last: Point },
  { number, ink, surface, text }: { number: number; ink: string; surface: string; text: string },
): void {
  circle(context, last, RING_RADIUS_PX);
  context.lineWidth = 6;
  context.strokeStyle = surface;
  context.stroke();
  context.lineWidth = 3;
  context.strokeStyle = ink;
  context.stroke();
  circle(context, first, NUMBER_RADIUS_PX);
  context.fillStyle = surface;
  context.fill();
  context.stroke();
  context.fillStyle = text;
  context.font = '650 11px sans-serif';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(String(number), first.x, first.y + 0.5);
}
