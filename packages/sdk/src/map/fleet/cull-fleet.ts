import type { CanvasView } from '../canvas/canvas-view';
import type { FleetArrays } from './fleet-arrays';
import { createPlaceGrid, type PlaceGrid } from './place-grid';
import { MARKER_STATUSES, VehicleFlag, type BodySize } from './vehicle-state';

/** Over this many vehicles in view, bodies are small and without an icon (ui/README §6). */
export const DENSE_LIMIT = 2000;

/** Up to this zoom, many vehicles in view get bodies a little smaller. */
const COMPACT_MAX_ZOOM = 12.5;
const COMPACT_LIMIT = 40;

const ALWAYS =
  VehicleFlag.alarm |
  VehicleFlag.attended |
  VehicleFlag.selected |
  VehicleFlag.followed |
  VehicleFlag.hover;
/** Distance outside the canvas within which a vehicle can still reach into it. */
export const EDGE_PX = 48;

/**
 * Min distance between the centres of two bodies of a size, px: more than half of the lower one
 * stays visible.
 */
const MIN_DISTANCE_PX: Record<BodySize, number> = { normal: 17, compact: 14, dense: 9 };

/** Vehicles to paint, in paint order (the last one on top). Arrays are reused by the next pass. */
export interface DrawnFleet {
  count: number;
  slots: Uint32Array;
  /** Canvas coordinates, CSS px. */
  x: Float32Array<ArrayBuffer>;
  y: Float32Array<ArrayBuffer>;
  courseDegrees: Float32Array;
  /** Vehicles in view, hidden ones under others included. */
  inViewCount: number;
  /** Longest distance in the current move of a painted vehicle, CSS px; 0 when all rest. */
  longestMovePx: number;
  size: BodySize;
}

/** An empty list with its scratch grid, to be filled by `cullFleet` again and again. */
export function createDrawnFleet(): DrawnFleet & { order: Uint32Array; taken: PlaceGrid } {
  return {
    count: 0,
    slots: new Uint32Array(0),
    x: new Float32Array(0),
    y: new Float32Array(0),
    courseDegrees: new Float32Array(0),
    inViewCount: 0,
    longestMovePx: 0,
    size: 'normal',
    order: new Uint32Array(0),
    taken: createPlaceGrid(),
  };
}

/** Codes of `MARKER_STATUSES` by what matters more: the last one lies on top. */
const STATUS_RANKS = MARKER_STATUSES.map((status) =>
  ['unknown', 'offline', 'stopped', 'idle', 'moving', 'alarm'].indexOf(status),
);
const RANKS = STATUS_RANKS.length + 4;

function rankOf(fleet: FleetArrays, slot: number): number {
  const flags = fleet.flags[slot]!;
  if (flags & VehicleFlag.selected) return RANKS - 1;
  if (flags & (VehicleFlag.followed | VehicleFlag.hover)) return RANKS - 2;
  if (flags & VehicleFlag.alarm) return RANKS - 3;
  if (flags & VehicleFlag.attended) return RANKS - 4;
  return STATUS_RANKS[fleet.status[slot]!] ?? 0;
}

function resolveSize(inViewCount: number, zoom: number): BodySize {
  if (inViewCount > DENSE_LIMIT) return 'dense';
  return inViewCount > COMPACT_LIMIT && zoom <= COMPACT_MAX_ZOOM ? 'compact' : 'normal';
}

/**
 * Projects the fleet, leaves out what is outside the view and what lies too near under a vehicle
 * drawn later, and orders the rest: offline, stopped, idle, moving, taken alarm, alarm, followed,
 * selected last. The last four are never left out. Cells are fixed to the world, so panning changes nothing.
 * @param isLeftOut vehicles that are not drawn on their own, by slot
 */
export function cullFleet(
  fleet: FleetArrays,
  view: CanvasView,
  now: number,
  out: ReturnType<typeof createDrawnFleet>,
  isLeftOut: (slot: number) => boolean = () => false,
): void {
  if (out.slots.length < fleet.length) {
    const capacity = Math.max(256, fleet.length * 2);
    out.slots = new Uint32Array(capacity);
    out.order = new Uint32Array(capacity);
    out.x = new Float32Array(capacity);
    out.y = new Float32Array(capacity);
    out.courseDegrees = new Float32Array(capacity);
  }
  const { scale, left, top, width, height } = view;
  const isInView = (x: number, y: number) =>
    x > -EDGE_PX && y > -EDGE_PX && x < width + EDGE_PX && y < height + EDGE_PX;

  const isDrawn = (slot: number) => fleet.deviceIds[slot] !== 0 && !isLeftOut(slot);

  // A counting sort by rank: within a rank the slots keep their order.
  const ends = new Uint32Array(RANKS + 1);
  let inViewCount = 0;
  for (let slot = 0; slot < fleet.length; slot++) {
    if (!isDrawn(slot)) continue;
    if (isInView(fleet.toX[slot]! * scale - left, fleet.toY[slot]! * scale - top)) inViewCount++;
    ends[rankOf(fleet, slot) + 1]!++;
  }
  for (let rank = 0; rank < RANKS; rank++) ends[rank + 1]! += ends[rank]!;
  const total = ends[RANKS]!;
  for (let slot = 0; slot < fleet.length; slot++) {
    if (isDrawn(slot)) out.order[ends[rankOf(fleet, slot)]!++] = slot;
  }
  out.inViewCount = inViewCount;
  out.size = resolveSize(inViewCount, view.zoom);
  out.taken.reset(
    { left: left - EDGE_PX, top: top - EDGE_PX },
    { width: width + 2 * EDGE_PX, height: height + 2 * EDGE_PX },
    MIN_DISTANCE_PX[out.size],
  );

  // From the topmost down, so that the lower one gives way; filled from the end of the arrays.
  let place = out.slots.length;
  let longestMove = 0;
  for (let index = total - 1; index >= 0; index--) {
    const slot = out.order[index]!;
    const progress = fleet.progressOf(slot, now);
    const worldX = fleet.xAt(slot, progress) * scale;
    const worldY = fleet.yAt(slot, progress) * scale;
    if (!isInView(worldX - left, worldY - top)) continue;
    const isFree = out.taken.take(worldX, worldY);
    if (!isFree && (fleet.flags[slot]! & ALWAYS) === 0) continue;
    place--;
    out.slots[place] = slot;
    out.x[place] = worldX - left;
    out.y[place] = worldY - top;
    out.courseDegrees[place] = fleet.courseAt(slot, progress);
    if (progress < 1) longestMove = Math.max(longestMove, fleet.moveLength(slot));
  }
  out.longestMovePx = longestMove * scale;
  out.count = out.slots.length - place;
  for (const list of [out.slots, out.x, out.y, out.courseDegrees]) list.copyWithin(0, place);
}
