import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { sortDevices } from '../../../domain/device/sort-devices';
import { useLive } from '../../../react/live/use-live';
import type { FleetCanvasLayer } from '../../../map/worker/fleet-canvas-layer';

/**
 * The devices of the cluster that one of them is in, by name, for as long as this is shown;
 * `undefined` until the map has answered.
 */
export function useOpenedCluster(
  layer: FleetCanvasLayer,
  leadId: number,
): readonly number[] | undefined {
  const live = useLive('LiveMap');
  useEffect(() => {
    layer.openCluster(leadId);
    return () => layer.openCluster(undefined);
  }, [layer, leadId]);

  const key = useSyncExternalStore(
    layer.subscribe,
    () => {
      const { opened } = layer.frame;
      return opened?.leadId === leadId ? opened.deviceIds.join() : undefined;
    },
    () => undefined,
  );
  return useMemo(() => {
    if (key === undefined) return undefined;
    const devices = key.split(',').flatMap((id) => live.devices.get(Number(id)) ?? []);
    return sortDevices(devices, 'name-asc').map(({ id }) => id);
  }, [key, live]);
}
