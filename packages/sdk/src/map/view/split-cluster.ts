import type { Map as LeafletMap } from 'leaflet';
import type { FleetCluster } from '../cluster/find-cluster';
import { CLUSTER_REACH_PX } from '../cluster/cluster-radius';
import type { MapPadding } from './map-padding';
import { showView } from './map-movement';
import { MAX_ZOOM } from './zoom-limits';

/** Checks that the vehicles of a cluster separate at the closest zoom. */
export function canSplit(map: LeafletMap, { south, west, north, east }: FleetCluster): boolean {
  if (map.getZoom() >= MAX_ZOOM) return false;
  const corner = map.project([north, west], MAX_ZOOM);
  return corner.distanceTo(map.project([south, east], MAX_ZOOM)) > CLUSTER_REACH_PX;
}

/** Shows the vehicles of a cluster as large as they fit into what is not covered. */
export function splitCluster(
  map: LeafletMap,
  { south, west, north, east }: FleetCluster,
  padding: MapPadding,
  animate: boolean,
): void {
  showView(map, { kind: 'bounds', south, west, north, east, maxZoom: MAX_ZOOM }, padding, animate);
}
