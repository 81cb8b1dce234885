import type { DrivenTrip } from '../history/sum-trips';
import type { Period } from '../time/period';
import type { RouteTrack } from './route-track';
import { sumWay } from './sum-selection';

/** A stop as the reports tell it. */
export interface RouteStop extends Period {
  /** Counted from 1. */
  number: number;
  latitude: number;
  longitude: number;
  address: string | null;
}

/** Parts of a route in order: its start, its stops and gaps, the drives between them, its end. */
export type TimelineItem =
  | { kind: 'start' | 'end'; atMs: number; latitude: number; longitude: number }
  | { kind: 'stop'; stop: RouteStop }
  | { kind: 'leg'; fromMs: number; toMs: number; distanceMeters: number; durationMs: number }
  | { kind: 'gap'; fromMs: number; toMs: number };

/** The least that the report of a stop must tell; times are ISO text. */
interface ReportedStop {
  startTime: string;
  endTime: string;
  latitude: number;
  longitude: number;
  address?: string | null | undefined;
}

/** Stops in the order of their time, numbered from 1. */
export function numberStops(reported: readonly ReportedStop[]): RouteStop[] {
  return reported
    .map(({ startTime, endTime, latitude, longitude, address }) => ({
      fromMs: Date.parse(startTime),
      toMs: Date.parse(endTime),
      latitude,
      longitude,
      address: address ?? null,
    }))
    .sort((a, b) => a.fromMs - b.fromMs)
    .map((stop, index) => ({ ...stop, number: index + 1 }));
}

/** Builds the timeline of a route, in order; empty for a route without fixes. */
export function buildTimeline(
  track: RouteTrack,
  stops: readonly RouteStop[],
  trips: readonly DrivenTrip[],
): TimelineItem[] {
  const { fixes, timesMs, gaps } = track;
  const [first, last] = [fixes[0], fixes.at(-1)];
  if (!first || !last) return [];
  const startMs = timesMs[0] ?? 0;
  const endMs = timesMs.at(-1) ?? startMs;
  const breaks: Period[] = [];
  gaps.forEach((gap, index) => {
    if (gap) breaks.push({ fromMs: timesMs[index - 1] ?? 0, toMs: timesMs[index] ?? 0 });
  });
  const marks = [
    ...stops.map((stop) => ({ ...stop, item: { kind: 'stop', stop } as const })),
    ...breaks.map((gap) => ({ ...gap, item: { kind: 'gap', ...gap } as const })),
  ].sort((a, b) => a.fromMs - b.fromMs);
  const items: TimelineItem[] = [{ kind: 'start', atMs: startMs, ...placeOf(first) }];
  let doneMs = startMs;
  const driveTo = (toMs: number) => {
    const { distanceMeters, movingMs } = sumWay(track, trips, { fromMs: doneMs, toMs });
    if (toMs > doneMs && distanceMeters > 0) {
      items.push({ kind: 'leg', fromMs: doneMs, toMs, distanceMeters, durationMs: movingMs });
    }
    doneMs = Math.max(doneMs, toMs);
  };
  for (const { item, fromMs, toMs } of marks) {
    driveTo(fromMs);
    items.push(item);
    if (item.kind === 'gap') driveTo(toMs);
    doneMs = Math.max(doneMs, toMs);
  }
  driveTo(endMs);
  items.push({ kind: 'end', atMs: endMs, ...placeOf(last) });
  return items;
}

const placeOf = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
  latitude,
  longitude,
});
