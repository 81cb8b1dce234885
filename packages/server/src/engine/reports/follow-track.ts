import {
  INITIAL_MOVEMENT,
  type MovementState,
  nextMovement,
  STOP_GAP_MS,
} from '../ingest/movement';
import type { TrackPoint } from './report-fix';

/** A change from moving to standing or back. */
export interface Change {
  isMoving: boolean;
  positionId: number;
  /** The fastest since the change before. */
  maxSpeedKnots: number;
}

/** What happened on a way. */
export interface Course {
  changes: Change[];
  /** The fastest since the last change. */
  maxSpeedKnots: number;
}

/** The fixes after a gap so long that the way told with them counts. */
export const listAfterGaps = (track: readonly TrackPoint[]): TrackPoint[] =>
  track.filter(
    (point, index) => index > 0 && point.timeMs - track[index - 1]!.timeMs > STOP_GAP_MS,
  );

/** Goes through every fix with the rule that tells trips from stops live (tracking-api §6.3). */
export const followTrack = (
  track: readonly TrackPoint[],
  isMoving: boolean,
  distances: ReadonlyMap<number, number>,
): Course => {
  const [start] = track;
  if (!start) return { changes: [], maxSpeedKnots: 0 };
  const changes: Change[] = [];
  let state: MovementState = {
    ...INITIAL_MOVEMENT,
    moving: isMoving,
    eventPoint: start,
    window: [start],
  };
  let maxSpeedKnots = start.speedKnots;
  for (let index = 1; index < track.length; index += 1) {
    const point = track[index]!;
    maxSpeedKnots = Math.max(maxSpeedKnots, point.speedKnots);
    const step = nextMovement(state, point, distances.get(point.positionId) ?? 0);
    state = step.state;
    for (const { type, at } of step.changes) {
      const { positionId } = at;
      changes.push({ isMoving: type === 'deviceMoving', positionId, maxSpeedKnots });
      maxSpeedKnots = 0;
    }
  }
  return { changes, maxSpeedKnots };
};
