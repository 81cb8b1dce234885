'use client';
import { useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { Device } from '../../contract';
import { readText } from '../../domain';
import { useTrackingContext } from '../provider/tracking-context';
import { useAccess } from '../session/use-access';
import { useRequest } from '../use-request';
import { createUploadFetch } from './create-upload-fetch';

/** Options for uploading a picture. */
export interface SaveImageOptions {
  onProgress?: (share: number) => void;
  /** Calls it off: it then fails with the code ABORTED. */
  signal?: AbortSignal;
}

/** The picture of a device, and the ways to change it. All that fails throws a TrackingError. */
export interface DeviceImage {
  /** To be drawn from; null while there is none, or it is still coming. */
  url: string | null;
  /** True when the device has a picture. */
  hasImage: boolean;
  /** Error of loading the picture; undefined without one. */
  error: unknown;
  canChange: boolean;
  retry: () => void;
  /**
   * Keeps a picture in place of the one that is there. `onProgress` hears how much of it is sent, from 0
   * to 1, where that can be told.
   */
  save: (image: Blob, options?: SaveImageOptions) => Promise<void>;
  /** Takes the picture from the device. @returns the way to give it back */
  remove: () => Promise<() => Promise<void>>;
}

/** The picture of a device, asked for with the session while the device names one. */
export function useDeviceImage(device: Device): DeviceImage {
  const { client } = useTrackingContext('useDeviceImage');
  const { mutate } = useSWRConfig();
  const canChange = useAccess()('update', 'devices').allowed;
  const name = readText(device, 'deviceImage');
  const key = ['device-image', device.id, name];
  const { data, error, refresh } = useRequest('useDeviceImage', name === '' ? null : key, () =>
    client.deviceImages.get(device.id),
  );
  const url = useObjectUrl(data ?? null);
  const nameIt = async (deviceImage: string | null) => {
    await client.devices.patch(device.id, { attributes: { deviceImage } });
  };
  return {
    url: name === '' ? null : url,
    hasImage: name !== '' && data !== null,
    error,
    canChange,
    retry: () => void refresh().catch(() => undefined),
    async save(image, { onProgress, signal } = {}) {
      const saved = await client.deviceImages.set(device.id, image, {
        ...(signal ? { signal } : {}),
        ...(onProgress ? { upload: createUploadFetch(onProgress) } : {}),
      });
      const savedKey = ['device-image', device.id, readText(saved, 'deviceImage')];
      await mutate(savedKey, image, { revalidate: false });
    },
    async remove() {
      await nameIt(null);
      return () => nameIt(name);
    },
  };
}

function useObjectUrl(blob: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [blob]);
  return url;
}
