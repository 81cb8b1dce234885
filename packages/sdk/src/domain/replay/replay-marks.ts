import { findMapStart } from '../map/map-show';

type Owner = Parameters<typeof findMapStart>[0]['user'];

/** Marks that a replay shows besides the route itself. */
export interface ReplayMarks {
  stops: boolean;
  events: boolean;
  /** True when entering and leaving fences is among the events. */
  fenceEvents: boolean;
  /** True when ignition on and off is among the events. */
  ignitionEvents: boolean;
}

/** Event types that are shown only on request. */
const KINDS: Readonly<Record<'fenceEvents' | 'ignitionEvents', readonly string[]>> = {
  fenceEvents: ['geofenceEnter', 'geofenceExit'],
  ignitionEvents: ['ignitionOn', 'ignitionOff'],
};

/**
 * Resolves if a replay shows stops and events: as chosen, else by `mapStops`, `mapEvents`,
 * `mapFenceEvents` and `mapIgnitionEvents` of account and server; else stops and events, as a
 * replay is opened to see the past, without fences and ignitions: a day in town has more of these
 * than of all else, and stops show most of them already.
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
