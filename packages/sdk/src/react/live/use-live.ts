'use client';
import { useEffect } from 'react';
import type { LiveStore } from '../../client';
import { leaseLive } from './live-lease';
import { useTrackingContext } from '../provider/tracking-context';

/** The live store, kept open while the component is there. */
export function useLive(asker: string): LiveStore {
  const { client } = useTrackingContext(asker);
  useEffect(() => leaseLive(client), [client]);
  return client.live;
}
