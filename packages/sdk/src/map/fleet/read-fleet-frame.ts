import type { CanvasView } from '../canvas/canvas-view';
import type { DrawnFleet } from './cull-fleet';
import type { FleetArrays } from './fleet-arrays';
import type { FleetFrame } from './fleet-frame';

/** The vehicles that a picture shows one by one, in arrays of its own that may leave for another thread. */
export function readFleetFrame(
  fleet: FleetArrays,
  drawn: DrawnFleet,
  view: CanvasView,
  now: number,
  selectedId: number | undefined,
): Omit<FleetFrame, 'clusters' | 'opened'> {
  const { count } = drawn;
  const deviceIds = new Float64Array(count);
  for (let index = 0; index < count; index++) {
    deviceIds[index] = fleet.deviceIds[drawn.slots[index]!]!;
  }
  return {
    deviceIds,
    x: drawn.x.slice(0, count),
    y: drawn.y.slice(0, count),
    selected: readSelected(fleet, view, now, selectedId),
  };
}

function readSelected(
  fleet: FleetArrays,
  view: CanvasView,
  now: number,
  selectedId: number | undefined,
): FleetFrame['selected'] {
  const slot = selectedId === undefined ? undefined : fleet.slotOf(selectedId);
  if (selectedId === undefined || slot === undefined) return undefined;
  const progress = fleet.progressOf(slot, now);
  return {
    deviceId: selectedId,
    x: fleet.xAt(slot, progress) * view.scale - view.left,
    y: fleet.yAt(slot, progress) * view.scale - view.top,
    fixAt: fleet.fixAt[slot]!,
  };
}
