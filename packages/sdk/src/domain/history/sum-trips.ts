import type { Period } from '../time/period';

/** A trip as the reports tell it; what was driven is the server's own figure, by counter or by satellite. */
export interface DrivenTrip extends Period {
  distanceMeters: number;
}

/** The least that the report of a trip must tell: ISO times, metres. */
interface ReportedTrip {
  startTime: string;
  endTime: string;
  distance?: number | null | undefined;
}

/**
 * Returns the distance driven, in metres; 0 for a counter that went back, e.g. after its
 * replacement.
 */
export const toDrivenMeters = (reported: number | null | undefined): number =>
  Math.max(0, reported ?? 0);

/** Trips of a report in the order of their time. */
export function toDrivenTrips(reported: readonly ReportedTrip[]): DrivenTrip[] {
  return reported
    .map(({ startTime, endTime, distance }) => ({
      fromMs: Date.parse(startTime),
      toMs: Date.parse(endTime),
      distanceMeters: toDrivenMeters(distance),
    }))
    .sort((a, b) => a.fromMs - b.fromMs);
}

/**
 * Returns distance and time driven in a period. Only the trips of the reports count, so a replay,
 * the day of a vehicle, its summary and the report of trips agree. For a trip that extends beyond
 * the period, `measureShare` returns the share of its distance inside, 0 to 1; by default it is the
 * share of its time.
 */
export function sumTrips(
  trips: readonly DrivenTrip[],
  { fromMs, toMs }: Period = { fromMs: -Infinity, toMs: Infinity },
  measureShare: (part: Period, trip: Period) => number = shareOfTime,
): { distanceMeters: number; movingMs: number } {
  let [distanceMeters, movingMs] = [0, 0];
  for (const trip of trips) {
    const part = { fromMs: Math.max(fromMs, trip.fromMs), toMs: Math.min(toMs, trip.toMs) };
    const isWhole = part.fromMs === trip.fromMs && part.toMs === trip.toMs;
    if (!isWhole && part.toMs <= part.fromMs) continue;
    movingMs += part.toMs - part.fromMs;
    distanceMeters += trip.distanceMeters * (isWhole ? 1 : measureShare(part, trip));
  }
  return { distanceMeters, movingMs };
}

const shareOfTime = (part: Period, trip: Period): number =>
  (part.toMs - part.fromMs) / (trip.toMs - trip.fromMs);
