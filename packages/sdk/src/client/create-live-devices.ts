import type { Device, DeviceInput } from '../contract';
import type { RequestOptions } from './calls/request-options';
import type { createLive } from './live/create-live';
import type { TrackingClient } from './types';

/** The calls of devices; what they change shows in the live store at once. */
export function createLiveDevices(
  devices: TrackingClient['devices'],
  live: ReturnType<typeof createLive>,
): TrackingClient['devices'] {
  const show = (device: Device) => {
    live.changeDevice(device);
    return device;
  };
  return {
    ...devices,
    async create(input: DeviceInput, options?: RequestOptions) {
      const device = await devices.create(input, options);
      live.addDevice(device);
      return device;
    },
    update: async (input: DeviceInput & { id: number }, options?: RequestOptions) =>
      show(await devices.update(input, options)),
    patch: async (id: number, changes: Partial<DeviceInput>, options?: RequestOptions) =>
      show(await devices.patch(id, changes, options)),
    async delete(id: number, options?: RequestOptions) {
      await devices.delete(id, options);
      live.removeDevice(id);
    },
  };
}
