'use client';
import { useEffect, useState } from 'react';
import type { TrackingEvent } from '../../contract';
import { useTrackingClient } from '../provider/use-tracking-client';

/** Max live events kept, the newest ones. */
export const MAX_LIVE_EVENTS = 2_000;
/** However much comes, lists change no more often. */
const GATHER_MS = 250;

const NONE: readonly TrackingEvent[] = [];

/** Keeps the events received since the component mounted, newest first. */
export function useLiveEvents(): readonly TrackingEvent[] {
  const client = useTrackingClient();
  const [events, setEvents] = useState(NONE);
  useEffect(() => {
    let waiting: TrackingEvent[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      timer = undefined;
      const come = waiting.reverse();
      waiting = [];
      setEvents((before) => [...come, ...before].slice(0, MAX_LIVE_EVENTS));
    };
    const stop = client.on('event', (event) => {
      waiting.push(event);
      if (waiting.length > MAX_LIVE_EVENTS) waiting.shift();
      timer ??= setTimeout(show, GATHER_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [client]);
  return events;
}
