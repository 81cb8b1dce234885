import { useSyncExternalStore } from 'react';
import type { FleetCanvasLayer } from '../../../map/worker/fleet-canvas-layer';

/**
 * Returns the place of a vehicle, or of the cluster it leads, in the map, px; `undefined` while it
 * is not painted.
 */
export function useMapPoint(
  layer: FleetCanvasLayer,
  deviceId: number | undefined,
): { x: number; y: number } | undefined {
  const place = useSyncExternalStore(
    layer.subscribe,
    () => {
      const point = deviceId === undefined ? undefined : layer.getContainerPoint(deviceId);
      return point && `${Math.round(point.x)},${Math.round(point.y)}`;
    },
    () => undefined,
  );
  const [x, y] = place?.split(',').map(Number) ?? [];
  return x === undefined || y === undefined ? undefined : { x, y };
}
