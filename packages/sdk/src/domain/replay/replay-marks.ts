import { findMapStart } from '../map/map-show';

type Owner = Parameters<typeof findMapStart>[0]['user'];

/** What a replay tells besides the way itself. */
export interface ReplayMarks {
  stops: boolean;
  events: boolean;
  /** Whether fences that were entered and left are among the events. */
  fenceEvents: boolean;
  /** Whether ignitions switched on and off are among the events. */
  ignitionEvents: boolean;
}

/** What is shown only where it is asked for. */
const KINDS: Readonly<Record<'fenceEvents' | 'ignitionEvents', readonly string[]>> = {
  fenceEvents: ['geofenceEnter', 'geofenceExit'],
  ignitionEvents: ['ignitionOn', 'ignitionOff'],
};

/**
 * Whether a replay shows stops and events: as chosen, else as `mapStops`, `mapEvents`,
 * `mapFenceEvents` and `mapIgnitionEvents` of account and server say; else stops and events, for the past
 * is what a replay is opened for, without fences and ignitions: a day in town has more of these than of
 * all else, and stops tell most of them already.
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
    choice[mark] ?? findMapStart({ user, server }, mark) ?? !(mark in KINDS);
  return {
    stops: resolve('stops'),
    events: resolve('events'),
    fenceEvents: resolve('fenceEvents'),
    ignitionEvents: resolve('ignitionEvents'),
  };
}

/** The events of a route that a replay shows. */
export function filterReplayEvents<Event extends { event: { type: string } }>(
  events: readonly Event[],
  marks: ReplayMarks,
): readonly Event[] {
  if (!marks.events) return [];
  const hidden = [
    ...(marks.fenceEvents ? [] : KINDS.fenceEvents),
    ...(marks.ignitionEvents ? [] : KINDS.ignitionEvents),
  ];
  return hidden.length === 0 ? events : events.filter(({ event }) => !hidden.includes(event.type));
}
