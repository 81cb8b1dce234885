import type { EventSeverity } from '../../../domain/alarms/rate-event';
import type { ReadVariable } from '../../canvas/read-css-variable';

/** The place of an event, CSS px of the canvas. */
export interface EventMark {
  x: number;
  y: number;
  severity: EventSeverity;
  text: string;
}

const COLORS = {
  critical: 'status-alarm',
  warning: 'status-idle',
  notice: 'status-stopped',
  routine: 'status-offline',
} as const satisfies Record<EventSeverity, string>;
const DOT_PX = 8;
const HALO_PX = 16;
const PILL_PX = 24;
const FONT = '600 12px sans-serif';

/** A dot with a halo where it happened, and under it a pill that says when. */
export function drawEventPlace(
  context: CanvasRenderingContext2D,
  { x, y, severity, text }: EventMark,
  read: ReadVariable,
): void {
  const color = read(COLORS[severity]);
  context.fillStyle = color;
  context.globalAlpha = 0.22;
  context.beginPath();
  context.arc(x, y, HALO_PX, 0, 2 * Math.PI);
  context.fill();
  context.globalAlpha = 1;
  context.strokeStyle = read('surface');
  context.lineWidth = 3;
  context.beginPath();
  context.arc(x, y, DOT_PX, 0, 2 * Math.PI);
  context.stroke();
  context.fill();

  context.font = FONT;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const width = context.measureText(text).width + 20;
  const top = y + HALO_PX + 4;
  context.lineWidth = 2;
  context.beginPath();
  context.roundRect(x - width / 2, top, width, PILL_PX, PILL_PX / 2);
  context.stroke();
  context.fill();
  // The page's own ground stands out against every one of these colours, in both schemes.
  context.fillStyle = read('surface');
  context.fillText(text, x, top + PILL_PX / 2 + 0.5);
}
