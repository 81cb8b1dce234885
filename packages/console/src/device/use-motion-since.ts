import { useTrackingClient } from '@rastro/sdk/react';
import type { MotionState } from '@rastro/sdk/domain';
import useSWR from 'swr';
import { findMotionSince } from './find-motion-since';

const LOOK_BACK_MS = 24 * 3_600_000;

/** Since when a device is in its present state, ISO text; null when the last 24 h do not tell. */
export function useMotionSince(deviceId: number, state: MotionState): string | null {
  const client = useTrackingClient();
  const isTold = state === 'moving' || state === 'idle' || state === 'stopped';
  const { data } = useSWR(
    isTold ? ['motion-since', deviceId, state] : null,
    async () => {
      const to = new Date();
      const from = new Date(to.getTime() - LOOK_BACK_MS);
      return findMotionSince(await client.positions.history({ deviceId, from, to }), state);
    },
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return data ?? null;
}
