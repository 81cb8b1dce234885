import type { Period } from '../time/period';
import { findTimeIndex, readProgress, SPEED_BLOCK, type RouteTrack } from './route-track';

const KNOTS_A_METER_A_SECOND = 3_600 / 1_852;

/** What a vehicle did in a part of a route. */
export interface SelectionFigures {
  distanceMeters: number;
  durationMs: number;
  movingMs: number;
  /** Of the time in motion; 0 without any. */
  meanSpeedKnots: number;
  maxSpeedKnots: number;
  /** Stops of which some of the time lies in the part. */
  stopCount: number;
}

/** Sums a part of a route up, without going through its fixes. Gaps count as time, not as way. */
export function sumSelection(
  track: RouteTrack,
  { fromMs, toMs }: Period,
  stops: readonly Period[] = [],
): SelectionFigures {
  const distanceMeters = readSum(track, track.meters, toMs) - readSum(track, track.meters, fromMs);
  const movingMs = readSum(track, track.movingMs, toMs) - readSum(track, track.movingMs, fromMs);
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

/** A running sum at any moment: between two fixes it grows evenly. */
function readSum({ timesMs }: RouteTrack, sums: Float64Array, ms: number): number {
  const index = findTimeIndex(timesMs, ms);
  if (index < 0) return 0;
  const before = sums[index] ?? 0;
  return before + ((sums[index + 1] ?? before) - before) * readProgress(timesMs, index, ms);
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
