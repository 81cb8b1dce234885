import { createBoxTest, type GeoBox } from '../../domain/geo/geo-box';
import type { CanvasView } from '../canvas/canvas-view';
import { toLatitude, toLongitude } from '../canvas/mercator';
import type { ClusteredFleet } from './cluster-fleet';
import type { FleetArrays } from '../fleet/fleet-arrays';

/**
 * The vehicles of the map that a box holds: those that stand alone by their own place, clusters by that
 * of their disc, with all that they hold. One pass over the fleet, when somebody asks.
 */
export function findInBox(
  fleet: FleetArrays,
  clusters: ClusteredFleet,
  view: CanvasView,
  box: GeoBox,
): Float64Array<ArrayBuffer> {
  const isInBox = createBoxTest(box);
  const isInside = (x: number, y: number) => isInBox(toLatitude(y), toLongitude(x));
  const isWhole = Array.from({ length: clusters.count }, (_, cluster) =>
    isInside(
      (clusters.x[cluster]! + view.left) / view.scale,
      (clusters.y[cluster]! + view.top) / view.scale,
    ),
  );
  const found: number[] = [];
  for (let slot = 0; slot < fleet.length; slot++) {
    if (fleet.deviceIds[slot] === 0) continue;
    const cluster = clusters.clusterOf(slot);
    const isFound = cluster < 0 ? isInside(fleet.toX[slot]!, fleet.toY[slot]!) : isWhole[cluster];
    if (isFound) found.push(fleet.deviceIds[slot]!);
  }
  return Float64Array.from(found);
}
