import type { ReadVariable } from '../../canvas/read-css-variable';

/** A stop or an event on the map, CSS px of the canvas. */
export interface DayMark {
  kind: 'stop' | 'event';
  x: number;
  y: number;
  /** Duration of a stop, or time of an event. */
  text: string;
}

const STOP_PX = 18;
const EVENT_RADIUS_PX = 6;
const GAP_PX = 5;
const FONT = '600 11px sans-serif';

/** Draws the marks in order, each with its words at the right where `hasWords`. */
export function drawDayMarks(
  context: CanvasRenderingContext2D,
  marks: readonly DayMark[],
  read: ReadVariable,
  hasWords: boolean,
): void {
  const [surface, ink] = [read('surface'), read('text')];
  context.font = FONT;
  context.textBaseline = 'middle';
  context.lineWidth = 2;
  for (const { kind, x, y, text } of marks) {
    context.strokeStyle = surface;
    context.beginPath();
    if (kind === 'stop') {
      context.fillStyle = read('status-stopped');
      context.roundRect(x - STOP_PX / 2, y - STOP_PX / 2, STOP_PX, STOP_PX, 5);
    } else {
      context.fillStyle = read('status-idle');
      context.arc(x, y, EVENT_RADIUS_PX, 0, 2 * Math.PI);
    }
    context.stroke();
    context.fill();
    if (kind === 'stop') {
      context.fillStyle = surface;
      context.textAlign = 'center';
      context.fillText('P', x, y + 0.5);
    }
    if (!hasWords) continue;
    context.textAlign = 'start';
    context.lineWidth = 3;
    const start = x + (kind === 'stop' ? STOP_PX / 2 : EVENT_RADIUS_PX) + GAP_PX;
    context.strokeText(text, start, y + 0.5);
    context.fillStyle = ink;
    context.fillText(text, start, y + 0.5);
    context.lineWidth = 2;
  }
}
