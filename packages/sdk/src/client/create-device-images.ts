import { device, type Device } from '../contract';
import { decodeBody, type Request } from './request/create-request';
import { isTrackingError } from './request/tracking-error';
import type { DeviceImageCalls } from './calls/device-image-calls';

/** Makes the calls for pictures of devices. */
export function createDeviceImages(
  request: Request,
  timeoutMs: number,
  hasOwnFetch: boolean,
  onChange: (device: Device) => void,
): DeviceImageCalls {
  const pathOf = (id: number) => `/devices/${id}/image`;
  return {
    get: (id, options) =>
      request({ method: 'GET', path: pathOf(id), timeoutMs, signal: options?.signal }, (response) =>
        response.blob(),
      ).catch((error: unknown) => {
        if (isTrackingError(error) && error.code === 'IMAGE_NOT_FOUND') return null;
        throw error;
      }),
    async set(id, bytes, options) {
      const call = { method: 'POST', path: pathOf(id), bytes, timeoutMs } as const;
      const fetch = hasOwnFetch ? undefined : options?.upload;
      const changed = decodeBody(
        await request({ ...call, fetch, signal: options?.signal }),
        device.decode,
      );
      onChange(changed);
      return changed;
    },
  };
}
