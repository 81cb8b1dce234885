import type { FleetArrays } from '../fleet/fleet-arrays';
import { VehicleFlag } from '../fleet/vehicle-state';
import type { ClusteredFleet } from './cluster-fleet';

/** Counts the picked vehicles of each cluster; empty if none are picked. */
export function countPicked(fleet: FleetArrays, clusters: ClusteredFleet): Uint32Array {
  const counts = new Uint32Array(fleet.hasPicked ? clusters.count : 0);
  if (counts.length === 0) return counts;
  for (let slot = 0; slot < fleet.length; slot++) {
    const cluster = fleet.flags[slot]! & VehicleFlag.picked ? clusters.clusterOf(slot) : -1;
    if (cluster >= 0) counts[cluster]!++;
  }
  return counts;
}
