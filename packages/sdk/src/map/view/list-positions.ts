import type { LiveStore } from '../../client';
import type { Position } from '../../contract';
import { filterDevices, type DeviceFilter } from '../../domain/device/filter-devices';

/** Latest fixes of the devices that a filter leaves on the map. */
export function listPositions(
  live: Pick<LiveStore, 'devices' | 'positions'>,
  filter: DeviceFilter = {},
): Position[] {
  const ids = [...live.devices.getSnapshot().keys()];
  const devices = ids.flatMap((deviceId) => live.devices.get(deviceId) ?? []);
  return filterDevices(devices, filter, live.positions.get, Date.now).flatMap(
    (device) => live.positions.get(device.id) ?? [],
  );
}
