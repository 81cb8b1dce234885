'use client';
import { useMemo } from 'react';
import { resolveReplayMarks, type ReplayMarks } from '../../domain';
import { useServer } from '../session/use-server';
import { useSession } from '../session/use-session';

/**
 * Provides the visibility of stops and events in a replay: as chosen, else by the account and
 * server.
 */
export function useReplayMarks({
  stops,
  events,
  fenceEvents,
  ignitionEvents,
}: Partial<ReplayMarks>): ReplayMarks {
  const { user } = useSession();
  const { data: server } = useServer();
  return useMemo(() => {
    const choice = {
      ...(stops !== undefined && { stops }),
      ...(events !== undefined && { events }),
      ...(fenceEvents !== undefined && { fenceEvents }),
      ...(ignitionEvents !== undefined && { ignitionEvents }),
    };
    return resolveReplayMarks({ choice, user, server });
  }, [stops, events, fenceEvents, ignitionEvents, user, server]);
}
