import type { Paint2D, PaintSurface } from '../canvas/paint-surface';
import type { FleetPalette } from '../fleet/fleet-palette';
import { createAtlas, type AtlasSprite } from './atlas';

const TURN = Math.PI * 2;
const MAX_PAGES = 4;

/** Reach of a halo from its middle, CSS px. */
const HALO_REACH_PX = 36;

/** A ring takes this long; as there are two, the picture is the same again after half of it. */
const RING_MS = 1600;

/** Pictures of a pulse until it is the same again. */
const PULSE_STEPS = 6;

/** Duration of one picture of a pulse, in ms. */
export const PULSE_STEP_MS = RING_MS / 2 / PULSE_STEPS;

/** Returns the index of the pulse picture that is due, from 0. @param now ms of the frame clock */
export const toPulseStep = (now: number): number => Math.floor(now / PULSE_STEP_MS) % PULSE_STEPS;

/** Picture under a marker: the halo of the selected one, the pulse of an alarm, or both. */
export interface HaloRequest {
  isAlarm: boolean;
  isSelected: boolean;
  /** Picture of the pulse; `undefined` shows one still ring (a taken alarm, reduced motion). */
  pulseStep: number | undefined;
}

function strokeRing(context: Paint2D, radius: number, alpha: number) {
  context.globalAlpha = alpha;
  context.beginPath();
  context.arc(0, 0, radius, 0, TURN);
  context.stroke();
}

/** Halo of radius 28, pulse rings from 25 to 34 (ui/README §4). */
export function paintHalo(context: Paint2D, request: HaloRequest, palette: FleetPalette) {
  const { isAlarm, isSelected, pulseStep } = request;
  context.lineWidth = 2;
  if (isSelected) {
    context.globalAlpha = 0.2;
    context.fillStyle = palette.halo;
    context.beginPath();
    context.arc(0, 0, 28, 0, TURN);
    context.fill();
    context.strokeStyle = palette.halo;
    strokeRing(context, 28, 1);
  }
  if (!isAlarm) return;
  context.strokeStyle = palette.status.alarm;
  if (pulseStep === undefined) return strokeRing(context, 25, 0.6);
  for (const offset of [0, 0.5]) {
    const phase = (pulseStep / PULSE_STEPS / 2 + offset) % 1;
    const eased = 1 - (1 - phase) * (1 - phase);
    strokeRing(context, 25 + 9 * eased, 0.6 * (1 - eased));
  }
}

/** Halos rasterised once for each look, at the screen's pixel ratio: all of a moment look the same. */
export function createHaloAtlas(surface: PaintSurface) {
  const atlas = createAtlas<string>(surface, MAX_PAGES);
  return {
    clear: atlas.clear,
    /** The picture, made if need be; `undefined` when the browser gives no canvas. */
    get(request: HaloRequest, palette: FleetPalette, pixelRatio: number): AtlasSprite | undefined {
      const { isAlarm, isSelected, pulseStep } = request;
      const key = `${isSelected}${isAlarm ? pulseStep : 'none'}`;
      const known = atlas.find(key);
      if (known) return known;
      const side = 2 * HALO_REACH_PX;
      const box = { widthCss: side, heightCss: side, pixelRatio };
      return atlas.add(key, box, (context) => paintHalo(context, request, palette));
    },
  };
}
