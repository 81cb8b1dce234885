import {
  type JoinedStops,
  nameStops,
  STOP_MARK_PX,
  stopMarkWidth,
} from '../../../domain/replay/join-stops';

interface Point {
  x: number;
  y: number;
}

const EVENT_RADIUS_PX = 4.5;
const ALARM_HALF_PX = 10;
const TURN = Math.PI * 2;

/** Draws stops by their numbers; the mark of one that the replay is in is filled. */
export function drawStop(
  context: CanvasRenderingContext2D,
  { x, y, numbers }: JoinedStops,
  {
    isCurrent,
    ink,
    surface,
    fontFamily,
  }: { isCurrent: boolean; ink: string; surface: string; fontFamily: string },
): void {
  context.save();
  context.beginPath();
  // The edge is drawn half outside.
  const [width, height] = [stopMarkWidth(numbers) - 2, STOP_MARK_PX - 2];
  context.roundRect(x - width / 2, y - height / 2, width, height, height / 2);
  context.fillStyle = isCurrent ? ink : surface;
  context.fill();
  context.lineWidth = 2;
  context.strokeStyle = isCurrent ? surface : ink;
  context.stroke();
  context.fillStyle = isCurrent ? surface : ink;
  context.font = `700 11.5px ${fontFamily}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(nameStops(numbers), x, y + 0.5);
  context.restore();
}

/** Draws an event on the line: a dot, an alarm as a diamond with "!". */
export function drawEvent(
  context: CanvasRenderingContext2D,
  { x, y }: Point,
  {
    isAlarm,
    color,
    surface,
    fontFamily,
  }: { isAlarm: boolean; color: string; surface: string; fontFamily: string },
): void {
  const half = isAlarm ? ALARM_HALF_PX : EVENT_RADIUS_PX;
  context.save();
  context.translate(x, y);
  context.beginPath();
  if (isAlarm) {
    context.moveTo(0, -half);
    context.lineTo(half, 0);
    context.lineTo(0, half);
    context.lineTo(-half, 0);
    context.closePath();
  } else context.arc(0, 0, half, 0, TURN);
  context.fillStyle = color;
  context.fill();
  context.lineWidth = 1.5;
  context.strokeStyle = surface;
  context.stroke();
  if (isAlarm) {
    context.fillStyle = surface;
    context.font = `700 11px ${fontFamily}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText('!', 0, 0.5);
  }
  context.restore();
}
