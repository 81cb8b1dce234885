import type { CanvasView } from '../canvas/canvas-view';
import { EDGE_PX } from '../fleet/cull-fleet';
import type { FleetArrays } from '../fleet/fleet-arrays';
import { VehicleFlag } from '../fleet/vehicle-state';

/** A taken one stays in view until it is resolved. */
const ALARM = VehicleFlag.alarm | VehicleFlag.attended;
/** With more in view alarms are told by their clusters: a map full of them calls for none. */
export const MAX_STANDING_OUT = 30;
/** Nearer than this one body hides the other. */
export const HIDDEN_PX = 20;
/** Min distance of a disc from an alarm drawn by itself. */
export const ASIDE_PX = 38;

/** Returns the canvas position that a vehicle moves to, CSS px; null out of its reach. */
function toCanvas(
  fleet: FleetArrays,
  slot: number,
  { scale, left, top, width, height }: CanvasView,
): { x: number; y: number } | null {
  const [x, y] = [fleet.toX[slot]! * scale - left, fleet.toY[slot]! * scale - top];
  const isIn = x > -EDGE_PX && y > -EDGE_PX && x < width + EDGE_PX && y < height + EDGE_PX;
  return isIn ? { x, y } : null;
}

/** An alarm that is drawn by itself, and where. */
export interface StandingAlarm {
  slot: number;
  x: number;
  y: number;
}

/**
 * The alarms in view that no cluster swallows, unless there are too many of them. Of several on one spot
 * one stands out.
 */
export function findStandingAlarms(
  fleet: FleetArrays,
  view: CanvasView,
  never: number,
): StandingAlarm[] {
  const found: StandingAlarm[] = [];
  let count = 0;
  for (let slot = 0; slot < fleet.length; slot++) {
    const flags = fleet.flags[slot]!;
    if ((flags & ALARM) === 0 || flags & never || fleet.deviceIds[slot] === 0) continue;
    const at = toCanvas(fleet, slot, view);
    if (!at) continue;
    if (++count > MAX_STANDING_OUT) return [];
    const isFree = found.every(({ x, y }) => Math.hypot(x - at.x, y - at.y) >= HIDDEN_PX);
    if (isFree) found.push({ slot, ...at });
  }
  return found;
}

/** Moves a disc's place so that the alarms beside it stay fully visible. */
export function moveAside(
  place: { x: number; y: number },
  alarms: readonly StandingAlarm[],
): { x: number; y: number } {
  const near = alarms.find(({ x, y }) => Math.hypot(place.x - x, place.y - y) < ASIDE_PX);
  if (!near) return place;
  const [dx, dy] = [place.x - near.x, place.y - near.y];
  const distance = Math.hypot(dx, dy);
  // Exactly on it: to the left, where neither its sign nor its plate is.
  if (distance < 1) return { x: near.x - ASIDE_PX, y: near.y };
  return { x: near.x + (dx / distance) * ASIDE_PX, y: near.y + (dy / distance) * ASIDE_PX };
}
