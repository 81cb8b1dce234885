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

/** What was driven, in metres: a counter that went back, as one that was replaced, tells no way. */
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
 * What was driven in a period, and for how long: the trips of the reports and nothing else, so that a
 * replay, the day of a vehicle, its summary and the report of trips say the same. Of a trip that reaches out of the
 * period `measureShare` says how much of its way lies inside, 0 to 1; left out, it goes by time.
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
