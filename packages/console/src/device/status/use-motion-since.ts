import { useTrackingClient } from '@rastro/sdk/react';
import type { MotionState } from '@rastro/sdk/domain';
import useSWR from 'swr';
import { findMotionSince } from './find-motion-since';

/** Since when a device is in its present state, ISO text; null when the last 24 h do not tell. */
export function useMotionSince(deviceId: number, state: MotionState): string | null {
  const client = useTrackingClient();
  const isTold = state === 'moving' || state === 'idle' || state === 'stopped';
  const { data } = useSWR(
    isTold ? ['motion-since', deviceId, state] : null,
    () => {
      const read = (fromMs: number, toMs: number) =>
        client.positions.history({ deviceId, from: new Date(fromMs), to: new Date(toMs) });
      return findMotionSince(read, state, Date.now());
    },
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return data ?? null;
}
