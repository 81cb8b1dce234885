import type { CanvasView } from './canvas-view';
import type { FleetArrays } from './fleet-arrays';
import { VehicleFlag } from './vehicle-state';

/** Over this many vehicles in view, bodies are small and without an icon (ui/README §6). */
export const DENSE_LIMIT = 2000;

const ALWAYS = VehicleFlag.alarm | VehicleFlag.selected | VehicleFlag.followed | VehicleFlag.hover;
const EDGE_PX = 48;

/** Vehicles to paint, in paint order (the last one on top). Arrays are reused by the next pass. */
export interface DrawnFleet {
  count: number;
  slots: Uint32Array;
  /** Canvas coordinates, CSS px. */
  x: Float32Array;
  y: Float32Array;
  courseDegrees: Float32Array;
  /** Vehicles in view, hidden ones under others included. */
  inViewCount: number;
  isDense: boolean;
}

/** An empty list with its scratch grid, to be filled by `cullFleet` again and again. */
export function createDrawnFleet(): DrawnFleet & { grid: Uint32Array; pass: number } {
  return {
    count: 0,
    slots: new Uint32Array(0),
    x: new Float32Array(0),
    y: new Float32Array(0),
    courseDegrees: new Float32Array(0),
    inViewCount: 0,
    isDense: false,
    grid: new Uint32Array(0),
    pass: 0,
  };
}

const rankOf = (flags: number) =>
  flags & VehicleFlag.selected
    ? 3
    : flags & (VehicleFlag.followed | VehicleFlag.hover)
      ? 2
      : flags & VehicleFlag.alarm
        ? 1
        : 0;

/**
 * Projects the fleet, leaves out what is outside the view and what a vehicle drawn later would
 * cover, and puts alarm, followed and selected vehicles last; those are never left out. The cells
 * are fixed to the world, so panning changes nothing.
 */
export function cullFleet(
  fleet: FleetArrays,
  view: CanvasView,
  now: number,
  out: ReturnType<typeof createDrawnFleet>,
): void {
  if (out.slots.length < fleet.length) {
    const capacity = Math.max(256, fleet.length * 2);
    out.slots = new Uint32Array(capacity);
    out.x = new Float32Array(capacity);
    out.y = new Float32Array(capacity);
    out.courseDegrees = new Float32Array(capacity);
  }
  const { scale, left, top, width, height } = view;
  const ranked: [number[], number[], number[], number[]] = [[], [], [], []];
  let inViewCount = 0;
  for (let slot = 0; slot < fleet.length; slot++) {
    if (fleet.deviceIds[slot] === 0) continue;
    const x = fleet.toX[slot]! * scale - left;
    const y = fleet.toY[slot]! * scale - top;
    if (x > -EDGE_PX && y > -EDGE_PX && x < width + EDGE_PX && y < height + EDGE_PX) inViewCount++;
  }
  out.inViewCount = inViewCount;
  out.isDense = inViewCount > DENSE_LIMIT;

  const cell = out.isDense ? 7 : 8;
  const columns = Math.ceil((width + 2 * EDGE_PX) / cell) + 2;
  const rows = Math.ceil((height + 2 * EDGE_PX) / cell) + 2;
  if (out.grid.length < columns * rows) {
    out.grid = new Uint32Array(columns * rows);
    out.pass = 0;
  }
  const pass = ++out.pass;
  const firstColumn = Math.floor((left - EDGE_PX) / cell);
  const firstRow = Math.floor((top - EDGE_PX) / cell);

  for (let slot = fleet.length - 1; slot >= 0; slot--) {
    if (fleet.deviceIds[slot] === 0) continue;
    const progress = fleet.progressOf(slot, now);
    const worldX = fleet.xAt(slot, progress) * scale;
    const worldY = fleet.yAt(slot, progress) * scale;
    const x = worldX - left;
    const y = worldY - top;
    if (!(x > -EDGE_PX && y > -EDGE_PX && x < width + EDGE_PX && y < height + EDGE_PX)) continue;
    const rank = rankOf(fleet.flags[slot]!);
    const index =
      (Math.floor(worldY / cell) - firstRow) * columns + Math.floor(worldX / cell) - firstColumn;
    if (out.grid[index] === pass && (fleet.flags[slot]! & ALWAYS) === 0) continue;
    out.grid[index] = pass;
    ranked[rank as 0].push(slot);
  }

  let count = 0;
  for (const slots of ranked) {
    for (let position = slots.length - 1; position >= 0; position--) {
      const slot = slots[position]!;
      const progress = fleet.progressOf(slot, now);
      out.slots[count] = slot;
      out.x[count] = fleet.xAt(slot, progress) * scale - left;
      out.y[count] = fleet.yAt(slot, progress) * scale - top;
      out.courseDegrees[count] = fleet.courseAt(slot, progress);
      count++;
    }
  }
  out.count = count;
}
