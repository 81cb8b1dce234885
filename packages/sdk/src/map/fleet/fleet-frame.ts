import type { MarkerStatus } from '../../domain/device/motion-state';

/** The clusters of a painted frame, side by side; canvas coordinates in CSS px. */
export interface ClusterFrame {
  x: Float32Array<ArrayBuffer>;
  y: Float32Array<ArrayBuffer>;
  /** Number of vehicles in each. */
  counts: Uint32Array<ArrayBuffer>;
  /** A device of each, always the same one while it is in it. */
  leadIds: Float64Array<ArrayBuffer>;
  /** West, north, east and south of each in turn, world coordinates 0 to 1. */
  bounds: Float64Array<ArrayBuffer>;
  /** The worst state within each. */
  worst: MarkerStatus[];
}

/** Content of a painted frame: its vehicles in paint order, canvas coordinates in CSS px. */
export interface FleetFrame {
  deviceIds: Float64Array<ArrayBuffer>;
  x: Float32Array<ArrayBuffer>;
  y: Float32Array<ArrayBuffer>;
  /** The selected vehicle, painted or outside the canvas. */
  selected: SelectedVehicle | undefined;
  clusters: ClusterFrame;
  /** The cluster that a device was opened by, and all devices in it: none once it has dissolved. */
  opened: OpenedCluster | undefined;
}

/** A cluster that is looked into. */
interface OpenedCluster {
  leadId: number;
  deviceIds: Float64Array<ArrayBuffer>;
}

/** Position of the selected vehicle, and the time of the displayed fix, ms. */
interface SelectedVehicle {
  deviceId: number;
  x: number;
  y: number;
  fixAt: number;
}

/** The frame before the first one. */
export const EMPTY_FRAME: FleetFrame = {
  deviceIds: new Float64Array(0),
  x: new Float32Array(0),
  y: new Float32Array(0),
  selected: undefined,
  clusters: {
    x: new Float32Array(0),
    y: new Float32Array(0),
    counts: new Uint32Array(0),
    leadIds: new Float64Array(0),
    bounds: new Float64Array(0),
    worst: [],
  },
  opened: undefined,
};

/** Vehicles that a frame shows, alone or in a cluster. */
export function countInFrame({ deviceIds, clusters }: FleetFrame): number {
  return clusters.counts.reduce((sum, count) => sum + count, deviceIds.length);
}

/** Place of a vehicle, or of the cluster it leads, on the canvas; `undefined` when neither is shown. */
export function findInFrame(
  frame: FleetFrame,
  deviceId: number,
): { x: number; y: number } | undefined {
  if (frame.selected?.deviceId === deviceId) return frame.selected;
  const { clusters } = frame;
  const index = frame.deviceIds.indexOf(deviceId);
  if (index >= 0) return { x: frame.x[index]!, y: frame.y[index]! };
  const cluster = clusters.leadIds.indexOf(deviceId);
  return cluster < 0 ? undefined : { x: clusters.x[cluster]!, y: clusters.y[cluster]! };
}
