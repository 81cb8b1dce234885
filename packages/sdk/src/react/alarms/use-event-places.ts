'use client';
import type { Position, TrackingEvent } from '../../contract';
import { useRequest } from '../use-request';

/** The places of so many events are asked for, the newest. */
const MOST_PLACES = 500;
const NONE: ReadonlyMap<number, Position> = new Map();

/** Where the newest events happened, by the ids of their fixes. */
export function useEventPlaces(
  events: readonly TrackingEvent[] | undefined,
): ReadonlyMap<number, Position> {
  const ids = (events ?? [])
    .map(({ positionId }) => positionId)
    .filter((id) => id > 0)
    .slice(0, MOST_PLACES);
  const key = ids.length > 0 ? ['event-places', ids.join()] : null;
  const { data } = useRequest('useEventPlaces', key, async ({ positions }) => {
    const found = await positions.listByIds([...new Set(ids)]);
    return new Map(found.map((position) => [position.id, position]));
  });
  return data ?? NONE;
}
