'use client';
import { useCallback, useSyncExternalStore } from 'react';
import type { Device } from '../../contract';
import { useLive } from './use-live';

/** One device, always fresh; undefined while it is not known. */
export function useDevice(deviceId: number | null | undefined): Device | undefined {
  const { devices } = useLive('useDevice');
  const subscribe = useCallback(
    (callback: () => void) =>
      deviceId == null ? () => undefined : devices.subscribeOne(deviceId, callback),
    [devices, deviceId],
  );
  return useSyncExternalStore(
    subscribe,
    () => (deviceId == null ? undefined : devices.get(deviceId)),
    () => undefined,
  );
}
