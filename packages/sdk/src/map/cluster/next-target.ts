import type { FleetFrame } from '../fleet/fleet-frame';

/** Target on the map: a vehicle, or a cluster by a device in it. */
export interface MapTarget {
  deviceId: number;
  isCluster: boolean;
  /** Canvas coordinates, CSS px. */
  x: number;
  y: number;
}

/** A part of the canvas, CSS px. */
interface CanvasArea {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Targets of one line of reading are about as high as a marker. */
const LINE_PX = 44;

/** Lists the targets in a part of a frame, line by line from the top, each line from the left. */
export function listTargets(frame: FleetFrame, area: CanvasArea): MapTarget[] {
  const targets: MapTarget[] = [];
  const list = (ids: Float64Array, xs: Float32Array, ys: Float32Array, isCluster: boolean) =>
    ids.forEach((deviceId, index) => {
      const [x, y] = [xs[index]!, ys[index]!];
      const isInside = x >= area.left && x <= area.right && y >= area.top && y <= area.bottom;
      if (isInside) targets.push({ deviceId, isCluster, x, y });
    });
  list(frame.deviceIds, frame.x, frame.y, false);
  list(frame.clusters.leadIds, frame.clusters.x, frame.clusters.y, true);
  const lineOf = ({ y }: MapTarget) => Math.floor((y - area.top) / LINE_PX);
  return targets.sort((a, b) => lineOf(a) - lineOf(b) || a.x - b.x || a.deviceId - b.deviceId);
}

/**
 * The target after (1) or before (-1) the one that a device is or leads, round and round; the first
 * or the last when it is not among them, `undefined` when there are none.
 */
export function nextTarget(
  targets: readonly MapTarget[],
  currentId: number | undefined,
  step: 1 | -1,
): MapTarget | undefined {
  const current = targets.findIndex(({ deviceId }) => deviceId === currentId);
  if (current < 0) return targets.at(step === 1 ? 0 : -1);
  return targets[(current + step + targets.length) % targets.length];
}
