import { worstState } from '../../domain/device/worst-state';
import { MOTION_STATES, type MarkerStatus } from '../../domain/device/motion-state';
import type { FleetArrays } from '../fleet/fleet-arrays';
import type { ClusterFrame } from '../fleet/fleet-frame';
import type { ClusteredFleet } from './cluster-fleet';
import type { Tallies } from './tallies';

/** The worst state within a cluster. */
export function readWorst(tallies: Tallies, cluster: number): MarkerStatus {
  if (tallies.alarmsOf(cluster) > 0) return 'alarm';
  const counts = tallies.statesOf(cluster);
  return worstState(MOTION_STATES.filter((_, state) => counts[state]! > 0)) ?? 'unknown';
}

/** The clusters of a picture, in arrays of their own that may leave for another thread. */
export function readClusters(fleet: FleetArrays, clusters: ClusteredFleet): ClusterFrame {
  const { count, tallies } = clusters;
  const frame: ClusterFrame = {
    x: clusters.x.slice(0, count),
    y: clusters.y.slice(0, count),
    counts: new Uint32Array(count),
    leadIds: new Float64Array(count),
    bounds: new Float64Array(4 * count),
    worst: [],
  };
  if (count === 0) return frame;
  for (let cluster = 0; cluster < count; cluster++) {
    frame.counts[cluster] = tallies.countOf(cluster);
    frame.bounds.set(tallies.boundsOf(cluster), 4 * cluster);
    frame.worst.push(readWorst(tallies, cluster));
  }
  for (let slot = 0; slot < fleet.length; slot++) {
    const cluster = clusters.clusterOf(slot);
    if (cluster >= 0) frame.leadIds[cluster] ||= fleet.deviceIds[slot]!;
  }
  return frame;
}

/** The devices of the cluster that one of them is in; none when it stands alone. */
export function readMembers(
  fleet: FleetArrays,
  clusters: ClusteredFleet,
  deviceId: number,
): Float64Array<ArrayBuffer> {
  const slot = fleet.slotOf(deviceId);
  const cluster = slot === undefined ? -1 : clusters.clusterOf(slot);
  if (cluster < 0) return new Float64Array(0);
  const members = new Float64Array(clusters.tallies.countOf(cluster));
  let length = 0;
  for (let other = 0; other < fleet.length; other++) {
    if (clusters.clusterOf(other) === cluster) members[length++] = fleet.deviceIds[other]!;
  }
  return members;
}
