import { sumTrips, toDrivenTrips } from './sum-trips';

/** A part of a day, in epoch milliseconds. */
export interface DaySpan {
  kind: 'trip' | 'stop';
  fromMs: number;
  toMs: number;
}

/** Figures of a vehicle's day. */
export interface DayFigures {
  /** Distance of all trips. */
  distanceMeters: number;
  /** Duration of all trips. */
  movingMs: number;
  stopCount: number;
  stoppedMs: number;
  maxSpeedKnots: number;
  /** Trips and stops in the order of time. */
  spans: readonly DaySpan[];
}

interface Span {
  startTime: string;
  endTime: string;
  duration: number;
}

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

const toSpan =
  (kind: DaySpan['kind']) =>
  ({ startTime, endTime }: Span): DaySpan => ({
    kind,
    fromMs: Date.parse(startTime),
    toMs: Date.parse(endTime),
  });

/** Sums up the reports of one vehicle's day; null if it sent nothing on that day. */
export function sumDay({
  summaries,
  trips,
  stops,
}: {
  summaries: readonly { maxSpeed: number }[];
  trips: readonly (Span & { distance: number; maxSpeed: number })[];
  stops: readonly Span[];
}): DayFigures | null {
  if (summaries.length + trips.length + stops.length === 0) return null;
  const spans = [...trips.map(toSpan('trip')), ...stops.map(toSpan('stop'))];
  return {
    ...sumTrips(toDrivenTrips(trips)),
    stopCount: stops.length,
    stoppedMs: sum(stops.map(({ duration }) => duration)),
    maxSpeedKnots: Math.max(0, ...[...summaries, ...trips].map(({ maxSpeed }) => maxSpeed)),
    spans: spans.sort((a, b) => a.fromMs - b.fromMs),
  };
}
