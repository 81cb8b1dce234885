'use client';
import { useCallback, useSyncExternalStore } from 'react';
import type { TrackingClient } from '../../../client';
import { useTrackingContext } from '../../provider/tracking-context';
import type { SinceStore, StateSince } from './since-store';

const stores = new WeakMap<TrackingClient, SinceStore>();

/** The store comes when the first row is there: a list can be read without it. */
async function openStore(client: TrackingClient): Promise<SinceStore> {
  const { createSinceStore } = await import('./since-store');
  const store = stores.get(client) ?? createSinceStore(client);
  stores.set(client, store);
  return store;
}

/**
 * Since when a vehicle of a list moves, idles or stands; null while nobody knows,
 * and of one that is not heard. All that are looked at are asked for together.
 */
export function useStateSince(deviceId: number): StateSince | null {
  const { client } = useTrackingContext('useStateSince');
  const subscribe = useCallback(
    (callback: () => void) => {
      let isOver = false;
      let end: (() => void) | undefined;
      openStore(client).then(
        (store) => {
          if (isOver) return;
          end = store.subscribe(deviceId, callback);
          callback();
        },
        // Without it a row says all but for how long.
        () => undefined,
      );
      return () => {
        isOver = true;
        end?.();
      };
    },
    [client, deviceId],
  );
  return useSyncExternalStore(
    subscribe,
    () => stores.get(client)?.get(deviceId) ?? null,
    () => null,
  );
}
