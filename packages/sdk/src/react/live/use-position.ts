'use client';
import { useCallback, useSyncExternalStore } from 'react';
import type { Position } from '../../contract';
import { useLive } from './use-live';

/** The latest fix of one device; undefined while there is none. Renders again when this device moves. */
export function usePosition(deviceId: number | null | undefined): Position | undefined {
  const { positions } = useLive('usePosition');
  const subscribe = useCallback(
    (callback: () => void) =>
      deviceId == null ? () => undefined : positions.subscribeOne(deviceId, callback),
    [positions, deviceId],
  );
  return useSyncExternalStore(
    subscribe,
    () => (deviceId == null ? undefined : positions.get(deviceId)),
    () => undefined,
  );
}
