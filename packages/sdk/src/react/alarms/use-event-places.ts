'use client';
import { useEffect, useRef, useState } from 'react';
import type { Position, TrackingEvent } from '../../contract';
import { MINUTE_MS } from '../../domain';
import { useTrackingClient } from '../provider/use-tracking-client';
import { useNow } from '../time/use-now';

/** The places of so many events are asked for, the newest. */
const MAX_PLACES = 500;
const NONE: ReadonlyMap<number, Position | null> = new Map();

/**
 * Loads the positions of the newest events, by the ids of their fixes; null for a fix the server
 * does not have. Each is requested once, every minute after a failure, and with one request open at
 * a time: a fleet with an event every second keeps the places it has.
 */
export function useEventPlaces(
  events: readonly Pick<TrackingEvent, 'positionId'>[] | undefined,
): ReadonlyMap<number, Position | null> {
  const { positions } = useTrackingClient();
  const [places, setPlaces] = useState(NONE);
  const asked = useRef(new Set<number>());
  const isAsking = useRef(false);
  const minute = useNow(MINUTE_MS);
  const wanted = (events ?? [])
    .map(({ positionId }) => positionId)
    .filter((id) => id > 0)
    .slice(0, MAX_PLACES)
    .join();
  useEffect(() => {
    const known = asked.current;
    const ids = [...new Set(wanted.split(',').map(Number))].filter((id) => id && !known.has(id));
    if (ids.length === 0 || isAsking.current) return;
    isAsking.current = true;
    for (const id of ids) known.add(id);
    void positions
      .listByIds(ids)
      .catch(() => {
        for (const id of ids) known.delete(id);
        return null;
      })
      .then((found) => {
        isAsking.current = false;
        if (!found) return;
        const byId = new Map(found.map((fix) => [fix.id, fix]));
        const come = ids.map((id) => [id, byId.get(id) ?? null] as const);
        setPlaces((before) => new Map([...before, ...come]));
      });
  }, [wanted, places, positions, minute]);
  return places;
}
