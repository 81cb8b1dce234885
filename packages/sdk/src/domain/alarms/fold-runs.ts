import { HOUR_MS } from '../time/durations';
import type { FoldedEvent } from './fold-floods';
import { categorizeEvent } from './rate-event';

/** Min number of geofence crossings in one hour that makes them routine. */
export const MIN_CROSSINGS = 5;

/** Kinds by which the events of a run are counted. */
const RUN_KINDS = [
  ...(['deviceMoving', 'deviceStopped', 'ignitionOn', 'ignitionOff'] as const),
  ...(['geofenceEnter', 'geofenceExit', 'connection', 'other'] as const),
] as const;
/** Kind by which an event of a run is counted. */
export type RunKind = (typeof RUN_KINDS)[number];

/** The least that must be known of an event. */
interface RunEvent {
  type: string;
  /** ISO text. */
  eventTime: string;
}

/** Routine events between others, newest first. */
export interface EventRun<T> {
  events: readonly T[];
  counts: readonly { kind: RunKind; count: number }[];
}

/** A line of a day: something that happened, or what happened all the time meanwhile. */
export type DayLine<T> = { folded: FoldedEvent<T> } | { run: EventRun<T> };

const CONNECTION = ['deviceOnline', 'deviceOffline', 'deviceUnknown'];
const hourOf = ({ eventTime }: RunEvent): number => Math.floor(Date.parse(eventTime) / HOUR_MS);
const isCrossing = (event: RunEvent): boolean => categorizeEvent(event) === 'fence';

/**
 * Puts what vehicles do all day into runs: movement, ignition and connection, and crossings of geofences in
 * hours with many. A run ends with the hour, or with an event that stands for itself. The newest come first.
 */
export function foldRuns<T extends RunEvent>(events: readonly FoldedEvent<T>[]): DayLine<T>[] {
  const crossings = new Map<number, number>();
  for (const { event, more } of events) {
    if (!isCrossing(event)) continue;
    const hour = hourOf(event);
    crossings.set(hour, (crossings.get(hour) ?? 0) + 1 + more.length);
  }
  const isUsual = (event: T) =>
    categorizeEvent(event) === 'routine' ||
    (isCrossing(event) && (crossings.get(hourOf(event)) ?? 0) >= MIN_CROSSINGS);
  const lines: ({ folded: FoldedEvent<T> } | { usual: T[] })[] = [];
  for (const folded of events) {
    const { event, more } = folded;
    const last = lines.at(-1);
    if (!isUsual(event)) lines.push({ folded });
    else if (last && 'usual' in last && hourOf(last.usual[0] ?? event) === hourOf(event)) {
      last.usual.push(event, ...more);
    } else lines.push({ usual: [event, ...more] });
  }
  return lines.map((line) => ('usual' in line ? { run: toRun(line.usual) } : line));
}

function toRun<T extends RunEvent>(events: readonly T[]): EventRun<T> {
  const byKind = new Map<RunKind, number>();
  for (const { type } of events) {
    const known = RUN_KINDS.find((kind) => kind === type);
    const kind = known ?? (CONNECTION.includes(type) ? 'connection' : 'other');
    byKind.set(kind, (byKind.get(kind) ?? 0) + 1);
  }
  const counts = RUN_KINDS.map((kind) => ({ kind, count: byKind.get(kind) ?? 0 }));
  return { events, counts: counts.filter(({ count }) => count > 0) };
}
