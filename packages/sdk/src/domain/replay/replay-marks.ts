import { findMapStart } from '../map/map-show';

type Owner = Parameters<typeof findMapStart>[0]['user'];

/** What a replay tells besides the way itself. */
export interface ReplayMarks {
  stops: boolean;
  events: boolean;
  /** Whether fences that were entered and left are among the events. */
  fenceEvents: boolean;
}

/**
 * Whether a replay shows stops and events: as chosen, else as `mapStops`, `mapEvents` and
 * `mapFenceEvents` of account and server say; else stops and events, for the past is what a replay is
 * opened for, without fences, which a day in town has more of than of all else.
 */
export function resolveReplayMarks({
  choice,
  user,
  server,
}: {
  choice: Partial<ReplayMarks>;
  user: Owner;
  server: Owner;
}): ReplayMarks {
  const resolve = (mark: keyof ReplayMarks) =>
    choice[mark] ?? findMapStart({ user, server }, mark) ?? mark !== 'fenceEvents';
  return {
    stops: resolve('stops'),
    events: resolve('events'),
    fenceEvents: resolve('fenceEvents'),
  };
}

const FENCE_EVENTS: readonly string[] = ['geofenceEnter', 'geofenceExit'];

/** The events of a route that a replay shows. */
export function filterReplayEvents<Event extends { event: { type: string } }>(
  events: readonly Event[],
  marks: ReplayMarks,
): readonly Event[] {
  if (!marks.events) return [];
  return marks.fenceEvents
    ? events
    : events.filter(({ event }) => !FENCE_EVENTS.includes(event.type));
}
