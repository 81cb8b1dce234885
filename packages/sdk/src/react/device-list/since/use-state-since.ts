'use client';
import { useCallback, useSyncExternalStore } from 'react';
import type { TrackingClient } from '../../../client';
import { useTrackingContext } from '../../provider/tracking-context';
import { createSinceStore, type SinceStore } from './since-store';

const stores = new WeakMap<TrackingClient, SinceStore>();

function storeOf(client: TrackingClient): SinceStore {
  const store = stores.get(client) ?? createSinceStore(client);
  stores.set(client, store);
  return store;
}

/**
 * Since when a vehicle of a list idles or stands, in epoch milliseconds; null while nobody knows, and of
 * one that moves or is not heard. All that are looked at are asked for in one call.
 */
export function useStateSince(deviceId: number): number | null {
  const { client } = useTrackingContext('useStateSince');
  const store = storeOf(client);
  const subscribe = useCallback(
    (callback: () => void) => store.subscribe(deviceId, callback),
    [store, deviceId],
  );
  return useSyncExternalStore(
    subscribe,
    () => store.get(deviceId),
    () => null,
  );
}
