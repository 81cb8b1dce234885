import type { MarkerStatus } from '../../domain/device/motion-state';
import { toLatitude, toLongitude } from '../canvas/mercator';
import { toClusterRadius } from './cluster-radius';
import type { FleetFrame } from '../fleet/fleet-frame';

/** A cluster on the map. */
export interface FleetCluster {
  /** A device in it, by which it is known while the map moves. */
  leadId: number;
  count: number;
  /** The worst state within. */
  worst: MarkerStatus;
  /** Bounds of its vehicles, degrees. */
  south: number;
  west: number;
  north: number;
  east: number;
}

/** The painted cluster whose disc is at a point of the canvas; `undefined` when there is none. */
export function findClusterAt(
  { clusters }: Pick<FleetFrame, 'clusters'>,
  x: number,
  y: number,
): FleetCluster | undefined {
  const { counts } = clusters;
  const index = counts.findIndex(
    (count, at) => Math.hypot(clusters.x[at]! - x, clusters.y[at]! - y) <= toClusterRadius(count),
  );
  return readCluster(clusters, index);
}

/** The painted cluster that a device leads; `undefined` when there is none. */
export function findClusterOf(
  { clusters }: Pick<FleetFrame, 'clusters'>,
  leadId: number,
): FleetCluster | undefined {
  return readCluster(clusters, clusters.leadIds.indexOf(leadId));
}

function readCluster(clusters: FleetFrame['clusters'], index: number): FleetCluster | undefined {
  if (index < 0) return undefined;
  const [west, north, east, south] = clusters.bounds.subarray(4 * index, 4 * index + 4);
  return {
    leadId: clusters.leadIds[index]!,
    count: clusters.counts[index]!,
    worst: clusters.worst[index] ?? 'unknown',
    south: toLatitude(south!),
    west: toLongitude(west!),
    north: toLatitude(north!),
    east: toLongitude(east!),
  };
}
