import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { sortDevices } from '../../../domain/device/sort-devices';
import { useLive } from '../../../react/live/use-live';
import type { FleetCanvasLayer } from '../../../map/worker/fleet-canvas-layer';

const never = () => () => undefined;
const NO_IDS: readonly number[] = [];

/**
 * What stands in the cluster that a device is in, by name, for as long as this is shown.
 * @returns the devices, `undefined` until the map has answered; and the middle of the cluster in the
 * map, px, while it is painted
 */
export function useOpenedCluster(layer: FleetCanvasLayer | null, leadId: number) {
  const live = useLive('LiveMap');
  useEffect(() => {
    layer?.openCluster(leadId);
    return () => layer?.openCluster(undefined);
  }, [layer, leadId]);

  const key = useSyncExternalStore(
    layer?.subscribe ?? never,
    () => {
      const opened = layer?.frame.opened;
      return opened?.leadId === leadId ? opened.deviceIds.join() : undefined;
    },
    () => undefined,
  );
  const place = useSyncExternalStore(
    layer?.subscribe ?? never,
    () => {
      const point = layer?.getContainerPoint(leadId);
      return point && `${Math.round(point.x)},${Math.round(point.y)}`;
    },
    () => undefined,
  );
  const deviceIds = useMemo(() => {
    if (key === undefined) return undefined;
    if (key === '') return NO_IDS;
    const devices = key.split(',').flatMap((id) => live.devices.get(Number(id)) ?? []);
    return sortDevices(devices, 'name-asc').map(({ id }) => id);
  }, [key, live]);
  const [x, y] = place?.split(',').map(Number) ?? [];
  return { deviceIds, point: x === undefined || y === undefined ? undefined : { x, y } };
}
