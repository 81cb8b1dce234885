'use client';
import { useEffect, useRef, useState } from 'react';
import type { Position, TrackingEvent } from '../../contract';
import { useTrackingClient } from '../provider/use-tracking-client';

/** The places of so many events are asked for, the newest. */
const MOST_PLACES = 500;
const NONE: ReadonlyMap<number, Position> = new Map();

/**
 * Where the newest events happened, by the ids of their fixes. Each is asked for once, and while one
 * question is open no other is put: a fleet that tells of something every second keeps the places it has.
 */
export function useEventPlaces(
  events: readonly TrackingEvent[] | undefined,
): ReadonlyMap<number, Position> {
  const { positions } = useTrackingClient();
  const [places, setPlaces] = useState(NONE);
  const asked = useRef(new Set<number>());
  const isAsking = useRef(false);
  const wanted = (events ?? [])
    .map(({ positionId }) => positionId)
    .filter((id) => id > 0)
    .slice(0, MOST_PLACES)
    .join();
  useEffect(() => {
    const known = asked.current;
    const ids = [...new Set(wanted.split(',').map(Number))].filter((id) => id && !known.has(id));
    if (ids.length === 0 || isAsking.current) return;
    isAsking.current = true;
    for (const id of ids) known.add(id);
    positions
      .listByIds(ids)
      .catch(() => {
        for (const id of ids) known.delete(id);
        return null;
      })
      .then((found) => {
        isAsking.current = false;
        if (!found) return;
        setPlaces((before) => new Map([...before, ...found.map((fix) => [fix.id, fix] as const)]));
      });
  }, [wanted, places, positions]);
  return places;
}
