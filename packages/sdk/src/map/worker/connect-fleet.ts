import type { LiveStore } from '../../client';
import { filterDevices, type DeviceFilter } from '../../domain/device/filter-devices';
import type { FleetMessage } from './fleet-messages';
import { toVehicleState } from '../fleet/to-vehicle-state';
import type { VehicleState } from '../fleet/vehicle-state';

/**
 * Feeds a vehicle layer from the live store: all devices at once, then only those that changed.
 * Devices without a fix, deleted ones and those the filter leaves out are not on the map.
 * @returns stops feeding
 */
export function connectFleet(
  live: Pick<LiveStore, 'devices' | 'positions' | 'subscribeChanges'>,
  post: (message: Extract<FleetMessage, { type: 'vehicles' | 'clear' }>) => void,
  options: { attributePrefix: string; filter?: DeviceFilter | undefined },
): () => void {
  const { attributePrefix, filter = {} } = options;

  function send(deviceIds: Iterable<number>) {
    const upserts: VehicleState[] = [];
    const removedIds: number[] = [];
    for (const deviceId of deviceIds) {
      const device = live.devices.get(deviceId);
      const position = device && live.positions.get(deviceId);
      const isShown = position && filterDevices([device], filter, () => position).length > 0;
      if (isShown) upserts.push(toVehicleState(device, position, attributePrefix));
      else removedIds.push(deviceId);
    }
    if (upserts.length > 0 || removedIds.length > 0)
      post({ type: 'vehicles', upserts, removedIds });
  }

  post({ type: 'clear' });
  send(live.devices.getSnapshot().keys());
  return live.subscribeChanges(send);
}
