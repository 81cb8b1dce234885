import type { FleetPalette } from '../fleet/fleet-palette';
import type { Paint2D } from '../canvas/paint-surface';

const TURN = Math.PI * 2;
const PULSE_MS = 1600;

/** How far from its middle a halo reaches, CSS px. */
export const HALO_REACH_PX = 36;

function strokeRing(context: Paint2D, x: number, y: number, radius: number, alpha: number) {
  context.globalAlpha = alpha;
  context.beginPath();
  context.arc(x, y, radius, 0, TURN);
  context.stroke();
}

/**
 * Draws what lies under a marker: the halo of the selected one (r 28), the two pulse rings of an
 * alarm (r 25 to 34, ui/README §4).
 * @param now ms of the frame clock; `undefined` shows one still ring (reduced motion)
 */
export function paintHalos(
  context: Paint2D,
  x: number,
  y: number,
  mark: { isAlarm: boolean; isSelected: boolean },
  palette: FleetPalette,
  now: number | undefined,
): void {
  if (mark.isSelected) {
    context.globalAlpha = 0.2;
    context.fillStyle = palette.halo;
    context.beginPath();
    context.arc(x, y, 28, 0, TURN);
    context.fill();
    context.strokeStyle = palette.halo;
    context.lineWidth = 2;
    strokeRing(context, x, y, 28, 1);
  }
  if (mark.isAlarm) {
    context.strokeStyle = palette.status.alarm;
    context.lineWidth = 2;
    if (now === undefined) strokeRing(context, x, y, 25, 0.6);
    else {
      for (const offset of [0, 0.5]) {
        const phase = (now / PULSE_MS + offset) % 1;
        const eased = 1 - (1 - phase) * (1 - phase);
        strokeRing(context, x, y, 25 + 9 * eased, 0.6 * (1 - eased));
      }
    }
  }
  context.globalAlpha = 1;
}
