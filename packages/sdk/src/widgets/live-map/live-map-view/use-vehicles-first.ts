import { useState, useSyncExternalStore } from 'react';
import type { Map as LeafletMap } from 'leaflet';
import type { LiveStore } from '../../../client';
import type { DeviceFilter } from '../../../domain/device/filter-devices';
import { listPositions } from '../../../map/view/list-positions';

interface FirstVehicles {
  live: LiveStore;
  filter: DeviceFilter | undefined;
  /** The map stands where it starts. */
  isReady: boolean;
  /** Vehicles have been painted. */
  hasVehicles: boolean;
}

/**
 * Returns true once the layers below the vehicles may load: vehicles are painted, or none is in
 * view.
 */
export function useVehiclesFirst(
  map: LeafletMap | null,
  { live, filter, isReady, hasVehicles }: FirstVehicles,
): boolean {
  const hasLoaded = useSyncExternalStore(live.devices.subscribe, live.hasLoaded, () => false);
  const [isTime, setIsTime] = useState(false);
  const hasNoneInView = () =>
    map !== null &&
    !listPositions(live, filter).some(({ latitude, longitude }) =>
      map.getBounds().contains([latitude, longitude]),
    );
  if (!isTime && (hasVehicles || (isReady && hasLoaded && hasNoneInView()))) setIsTime(true);
  return isTime;
}
