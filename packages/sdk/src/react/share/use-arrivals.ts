'use client';
import { useEffect, useState } from 'react';
import { sharedView, type SharedArrival, type SharedView } from '../../contract';
import { SECOND_MS } from '../../domain';
import { useTrackingClient } from '../provider/use-tracking-client';

/** An estimate is no better for being asked for more often. */
const EVERY_MS = 20 * SECOND_MS;
const NONE: ReadonlyMap<number, SharedArrival> = new Map();

/**
 * Provides the estimated arrivals of an open link's vehicles at its destination, by id; empty
 * without a destination.
 */
export function useArrivals(view: SharedView): ReadonlyMap<number, SharedArrival> {
  const client = useTrackingClient();
  const [arrivals, setArrivals] = useState(NONE);
  const hasDestination = view.destinationLatitude !== 0 || view.destinationLongitude !== 0;
  useEffect(() => {
    if (!hasDestination) return;
    const gone = new AbortController();
    const { signal } = gone;
    const ask = () => {
      if (document.hidden) return;
      client
        .resource(sharedView)
        .arrivals({}, { signal })
        .then(
          (list) => setArrivals(new Map(list.map((one) => [one.deviceId, one]))),
          // What was told stays until there is something newer.
          () => undefined,
        );
    };
    ask();
    const timer = setInterval(ask, EVERY_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      gone.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [client, hasDestination]);
  return arrivals;
}
