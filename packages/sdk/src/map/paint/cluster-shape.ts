import { MOTION_STATES } from '../../domain/device/motion-state';
import type { Paint2D } from '../canvas/paint-surface';
import type { FleetPalette } from '../fleet/fleet-palette';
import type { PaintedStatus } from '../fleet/vehicle-state';
import { drawSign } from './marker-shapes';

const TURN = Math.PI * 2;
const RING_PX = 4;

/** Steps that a ring is divided into: what differs by less looks the same. */
const RING_STEPS = 32;

/** Look of a cluster. */
export interface ClusterLook {
  /** Its number as it is written. */
  text: string;
  radius: number;
  /** Share of each of `MOTION_STATES` in the ring, in steps; none for a ring that tells no states. */
  steps: readonly number[];
  /** The worst state within, which gives the disc its tone. */
  tone: PaintedStatus;
}

/** The steps of a ring for so many vehicles in each state: at least one for each that there is. */
export function toRingSteps(counts: ArrayLike<number>): number[] {
  const all = Array.from(counts);
  const total = all.reduce((sum, count) => sum + count, 0);
  const steps = all.map((count) =>
    count === 0 ? 0 : Math.max(1, Math.round((count / total) * RING_STEPS)),
  );
  const most = steps.indexOf(Math.max(...steps));
  const others = steps.reduce((sum, step, state) => (state === most ? sum : sum + step), 0);
  steps[most] = RING_STEPS - others;
  return steps;
}

function drawRing(
  context: Paint2D,
  radius: number,
  steps: readonly number[],
  palette: FleetPalette,
) {
  const toAngle = (step: number) => (step / RING_STEPS - 0.25) * TURN;
  context.lineWidth = RING_PX;
  const drawArc = (from: number, end: number, status: PaintedStatus) => {
    const gap = end - from === RING_STEPS ? 0 : 0.04;
    context.beginPath();
    context.arc(0, 0, radius, toAngle(from) + gap, toAngle(end) - gap);
    context.strokeStyle = palette.status[status];
    context.stroke();
  };
  if (steps.length === 0) drawArc(0, RING_STEPS, 'plain');
  let at = 0;
  steps.forEach((step, state) => {
    if (step > 0) drawArc(at, at + step, MOTION_STATES[state]!);
    at += step;
  });
}

/**
 * Draws a cluster about the origin (ui/README §6): a disc in a tone of the worst state within, a
 * ring in the mix of states, the number, and "!" when a vehicle has an alarm.
 */
export function drawCluster(context: Paint2D, look: ClusterLook, palette: FleetPalette): void {
  const { text, radius, steps, tone } = look;
  context.save();
  context.beginPath();
  context.arc(0, 0, radius, 0, TURN);
  context.save();
  context.shadowColor = 'rgb(16 22 34 / .3)';
  context.shadowBlur = 3;
  context.shadowOffsetY = 1;
  context.strokeStyle = palette.surface;
  context.lineWidth = 2;
  context.stroke();
  context.restore();
  context.fillStyle = palette.surface;
  context.fill();
  context.globalAlpha = 0.14;
  context.fillStyle = palette.status[tone];
  context.fill();
  context.globalAlpha = 1;
  drawRing(context, radius - RING_PX / 2, steps, palette);
  const room = 2 * (radius - RING_PX - 1);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = palette.text;
  for (const size of [13, 11, 9]) {
    context.font = `650 ${size}px ${palette.fontFamily}`;
    if (context.measureText(text).width <= room) break;
  }
  context.fillText(text, 0, 0.5);
  if (tone === 'alarm') drawSign(context, '!', radius * 0.72, palette.status.alarm, palette);
  context.restore();
}
