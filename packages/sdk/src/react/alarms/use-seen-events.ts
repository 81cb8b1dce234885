'use client';
import { useCallback, useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { addSeen, isSeen, type SeenMarks } from '../../domain';
import { useTrackingClient } from '../provider/use-tracking-client';
import { useRequest } from '../use-request';

const KEY = 'seen-events';
const NOTHING: SeenMarks = { until: null, ids: [] };
/** The server takes so many at once. */
const MAX_IDS = 500;

/** Events seen by the account, on any page and device. */
export interface SeenEventsState {
  isSeen: (event: { id: number; eventTime: string }) => boolean;
  /** Shows at once, and goes back to what it was when the server refuses. */
  markSeen: (more: Partial<SeenMarks>) => void;
}

/** Provides the events the account has seen, and marks more as seen. */
export function useSeenEvents(): SeenEventsState {
  const client = useTrackingClient();
  const { mutate } = useSWRConfig();
  const { data: seen = NOTHING } = useRequest('useSeenEvents', KEY, ({ seenEvents }) =>
    seenEvents.get(),
  );
  const markSeen = useCallback(
    (more: Partial<SeenMarks>) => {
      const ids = more.ids?.slice(0, MAX_IDS) ?? [];
      void mutate(KEY, client.seenEvents.mark({ ...more, ids }), {
        optimisticData: (known?: SeenMarks) => addSeen(known ?? NOTHING, more),
        rollbackOnError: true,
        throwOnError: false,
        revalidate: false,
      });
    },
    [client, mutate],
  );
  return useMemo(() => ({ isSeen: (event) => isSeen(event, seen), markSeen }), [seen, markSeen]);
}
