import { sumTrips, type DrivenTrip } from '../history/sum-trips';
import type { Period } from '../time/period';
import { findTimeIndex, readProgress, SPEED_BLOCK, type RouteTrack } from './route-track';

const KNOTS_A_METER_A_SECOND = 3_600 / 1_852;

/** Figures of a part of a route. */
export interface SelectionFigures {
  distanceMeters: number;
  durationMs: number;
  movingMs: number;
  /** Mean over the time in motion; 0 without any. */
  meanSpeedKnots: number;
  maxSpeedKnots: number;
  /** Stops of which some of the time lies in the part. */
  stopCount: number;
}

/** Sums a part of a route up, without going through its fixes: way and time are those of its trips. */
export function sumSelection(
  track: RouteTrack,
  { fromMs, toMs }: Period,
  { trips, stops }: { trips: readonly DrivenTrip[]; stops: readonly Period[] },
): SelectionFigures {
  const { distanceMeters, movingMs } = sumWay(track, trips, { fromMs, toMs });
  return {
    distanceMeters,
    durationMs: Math.max(0, toMs - fromMs),
    movingMs,
    meanSpeedKnots:
      movingMs > 0 ? (distanceMeters / (movingMs / 1_000)) * KNOTS_A_METER_A_SECOND : 0,
    maxSpeedKnots: findMaxSpeed(track, { fromMs, toMs }),
    stopCount: stops.filter((stop) => stop.fromMs < toMs && stop.toMs > fromMs).length,
  };
}

/**
 * Returns distance and time driven in a part of a route; the distance of a trip is spread along its
 * fixes.
 */
export function sumWay(
  track: RouteTrack,
  trips: readonly DrivenTrip[],
  period: Period,
): { distanceMeters: number; movingMs: number } {
  const meters = ({ fromMs, toMs }: Period) => readMeters(track, toMs) - readMeters(track, fromMs);
  return sumTrips(trips, period, (part, trip) => {
    const whole = meters(trip);
    return whole > 0 ? meters(part) / whole : 0;
  });
}

/** Returns the distance driven until a moment: it grows evenly between two fixes. */
function readMeters({ timesMs, meters }: RouteTrack, ms: number): number {
  const index = findTimeIndex(timesMs, ms);
  if (index < 0) return 0;
  const before = meters[index] ?? 0;
  return before + ((meters[index + 1] ?? before) - before) * readProgress(timesMs, index, ms);
}

function findMaxSpeed({ fixes, timesMs, blockSpeeds }: RouteTrack, period: Period): number {
  const first = findTimeIndex(timesMs, period.fromMs - 1) + 1;
  const last = findTimeIndex(timesMs, period.toMs);
  let highest = 0;
  for (let index = first; index <= last;) {
    const isWholeBlock = index % SPEED_BLOCK === 0 && index + SPEED_BLOCK - 1 <= last;
    const speed = isWholeBlock ? blockSpeeds[index / SPEED_BLOCK] : fixes[index]?.speed;
    highest = Math.max(highest, speed ?? 0);
    index += isWholeBlock ? SPEED_BLOCK : 1;
  }
  return highest;
}
