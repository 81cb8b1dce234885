import type { FleetPalette } from '../fleet/fleet-palette';
import type { Paint2D } from '../canvas/paint-surface';
import type { PaintedStatus } from '../fleet/vehicle-state';

const TURN = Math.PI * 2;
const RADIUS = 14;
const NOSE = 21.5;

/** Traces the outline of a body about the origin; `scale` 1 is the body of 28 px. */
function traceBody(context: Paint2D, status: PaintedStatus, angleRadians: number, scale: number) {
  context.beginPath();
  if (status === 'stopped') {
    const half = 13 * scale;
    context.roundRect(-half, -half, 2 * half, 2 * half, 5 * scale);
  } else if (status === 'moving') {
    const tangent = Math.acos(RADIUS / NOSE);
    const up = angleRadians - Math.PI / 2;
    context.moveTo(Math.cos(up) * NOSE * scale, Math.sin(up) * NOSE * scale);
    context.arc(0, 0, RADIUS * scale, up + tangent, up - tangent + TURN);
    context.closePath();
  } else {
    context.arc(0, 0, RADIUS * scale, 0, TURN);
  }
}

function setDash(context: Paint2D, status: PaintedStatus) {
  if (status === 'offline') context.setLineDash([4.4, 3.2]);
  else if (status === 'unknown') context.setLineDash([0.1, 4.3]);
}

/** Draws the badge at the top right: pause bars, "?" or "!". */
function drawBadge(
  context: Paint2D,
  status: PaintedStatus,
  isAlarm: boolean,
  palette: FleetPalette,
) {
  const sign = isAlarm ? '!' : status === 'unknown' ? '?' : status === 'idle' ? 'pause' : undefined;
  if (sign) drawSign(context, sign, 12, palette.status[isAlarm ? 'alarm' : status], palette);
}

/** Draws a sign on a disc of a colour, so far to the right of the origin and above it. */
export function drawSign(
  context: Paint2D,
  sign: '!' | '?' | 'pause',
  offset: number,
  color: string,
  palette: FleetPalette,
): void {
  context.save();
  context.translate(offset, -offset);
  context.beginPath();
  context.arc(0, 0, 8.5, 0, TURN);
  context.fillStyle = palette.surface;
  context.fill();
  context.beginPath();
  context.arc(0, 0, 7, 0, TURN);
  context.fillStyle = color;
  context.fill();
  context.fillStyle = palette.surface;
  if (sign === 'pause') {
    context.fillRect(-2.8, -3, 2, 6);
    context.fillRect(0.8, -3, 2, 6);
  } else {
    context.font = `700 10.5px ${palette.fontFamily}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(sign, 0, 0.6);
  }
  context.restore();
}

/** Shape drawn by `drawMarker`, apart from colours. */
export interface MarkerShape {
  /** Motion state: gives the shape; `plain` is a circle. */
  status: PaintedStatus;
  /** Fills the body red and adds a badge; the shape stays. */
  isAlarm: boolean;
  /** Course, clockwise from up. */
  angleRadians: number;
  /** Draws what is inside the body; absent for the small bodies of a dense map. */
  drawIcon?: () => void;
}

/**
 * Draws a marker body about the origin (ui/README §6): drop with its nose to the course for
 * moving, circle with pause badge idle, rounded square stopped, dashed circle offline, dotted
 * with "?" unknown; alarm overrides the fill.
 */
export function drawMarker(context: Paint2D, shape: MarkerShape, palette: FleetPalette): void {
  const { status, isAlarm, angleRadians, drawIcon } = shape;
  const color = palette.status[isAlarm ? 'alarm' : status];
  const isFaint = !isAlarm && (status === 'offline' || status === 'unknown');
  context.save();
  context.lineJoin = 'round';
  context.lineCap = status === 'unknown' ? 'round' : 'butt';
  traceBody(context, status, angleRadians, 1);
  context.save();
  context.shadowColor = 'rgb(16 22 34 / .3)';
  context.shadowBlur = 3;
  context.shadowOffsetY = 1;
  context.strokeStyle = palette.surface;
  context.lineWidth = 5.5;
  context.stroke();
  context.restore();
  context.fillStyle = isAlarm ? color : palette.surface;
  context.fill();
  context.globalAlpha = isFaint ? 0.62 : 1;
  drawIcon?.();
  // The outline tells the state, so it keeps its contrast with the land.
  context.globalAlpha = 1;
  if (!isAlarm || status !== 'moving') setDash(context, status);
  traceBody(context, status, angleRadians, 1);
  context.lineWidth = 2.8;
  context.strokeStyle = color;
  context.stroke();
  context.setLineDash([]);
  drawBadge(context, status, isAlarm, palette);
  context.restore();
}

/** Draws the 12 px body of a dense map about the origin: same shapes, filled, without an icon. */
export function drawDenseMarker(context: Paint2D, shape: MarkerShape, palette: FleetPalette): void {
  const { status, isAlarm, angleRadians } = shape;
  const color = palette.status[isAlarm ? 'alarm' : status];
  const isHollow = !isAlarm && (status === 'offline' || status === 'unknown');
  context.save();
  context.lineJoin = 'round';
  traceBody(context, status, angleRadians, 5 / RADIUS);
  context.strokeStyle = palette.surface;
  context.lineWidth = 3;
  context.stroke();
  context.fillStyle = isHollow ? palette.surface : color;
  context.fill();
  if (isHollow) {
    context.strokeStyle = color;
    context.lineWidth = 1.5;
    context.stroke();
  }
  context.restore();
}
