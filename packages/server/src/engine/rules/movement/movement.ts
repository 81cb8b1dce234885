import { haversineMeters } from '@rastro/sdk/domain';
import type { MovementRules } from './movement-rules';

const POINTS_PER_SECOND = 2;
const [MIN_POINTS, MAX_POINTS] = [360, 3_600];

/** Two a second for the shortest stop: a tracker that says more at once must not make every fix dearer. */
export const maxWindowPoints = ({ minDurationMs }: MovementRules): number =>
  Math.min(Math.max((minDurationMs / 1000) * POINTS_PER_SECOND, MIN_POINTS), MAX_POINTS);

/** A fix as far as movement cares. */
export interface MovementPoint {
  positionId: number;
  timeMs: number;
  latitude: number;
  longitude: number;
}

/** State carried from fix to fix: a device without a fix has no event point and an empty window. */
export interface MovementState {
  moving: boolean;
  eventPoint: MovementPoint | null;
  /** Oldest first: all newer than the shortest stop, and one before; every other of too many. */
  window: readonly MovementPoint[];
}

/** A change between moving and standing, at the fix where it happened. */
export interface MovementChange {
  type: 'deviceMoving' | 'deviceStopped';
  at: MovementPoint;
}

/** State and changes after one more fix. */
export interface MovementStep {
  state: MovementState;
  changes: MovementChange[];
}

/** The state before any fix. */
export const INITIAL_MOVEMENT: MovementState = { moving: false, eventPoint: null, window: [] };

/** The window of a state after one more fix. */
export const slideWindow = (
  window: readonly MovementPoint[],
  point: MovementPoint,
  rules: MovementRules,
): MovementPoint[] => {
  const from = point.timeMs - rules.minDurationMs;
  let first = Math.max(0, window.length - 1);
  while (first > 0 && window[first]!.timeMs > from) first -= 1;
  const kept = window.slice(first);
  kept.push(point);
  if (kept.length <= maxWindowPoints(rules)) return kept;
  // Oldest and newest stay: the one tells how long it stood, the other where it left.
  return kept.filter((_, index) => index % 2 === 0 || index === kept.length - 1);
};

/**
 * Finds the start of a movement: goes back through the window while the legs are faster than the
 * slowest trip. A leg that took no time does not count as moving, however long it is.
 */
const findDeparture = (
  window: readonly MovementPoint[],
  point: MovementPoint,
  eventTimeMs: number,
  slowest: number,
): MovementPoint => {
  let departure = point;
  for (let index = window.length - 1; index >= 0; index -= 1) {
    const earlier = window[index]!;
    if (earlier.timeMs <= eventTimeMs) break;
    const elapsedMs = departure.timeMs - earlier.timeMs;
    const isFast = elapsedMs > 0 && haversineMeters(earlier, departure) / elapsedMs > slowest;
    if (departure !== point && !isFast) break;
    departure = earlier;
  }
  return departure;
};

/**
 * Trips and stops, live: the new logic of tracking-api §6.3 for one fix that is not older than
 * the one before. `distanceMeters` is that from the fix before, as sent or measured.
 */
export const nextMovement = (
  state: MovementState,
  point: MovementPoint,
  distanceMeters: number,
  rules: MovementRules,
): MovementStep => {
  const { minDistanceMeters, minDurationMs, stopGapMs } = rules;
  const slowest = minDistanceMeters / minDurationMs;
  const { window } = state;
  const newest = window.at(-1);
  const oldest = window[0];
  if (!newest || !oldest || !state.eventPoint) {
    return { state: { moving: false, eventPoint: point, window: [point] }, changes: [] };
  }
  const changes: MovementChange[] = [];
  let { moving, eventPoint } = state;
  const emit = (type: MovementChange['type'], at: MovementPoint): void => {
    changes.push({ type, at });
    moving = type === 'deviceMoving';
    eventPoint = at;
  };
  const gapMs = point.timeMs - newest.timeMs;
  if (
    gapMs > stopGapMs &&
    distanceMeters >= minDistanceMeters &&
    distanceMeters / gapMs > slowest
  ) {
    if (moving) emit('deviceStopped', newest);
    emit('deviceMoving', newest);
    emit('deviceStopped', point);
  } else if (moving) {
    const away = window.some((earlier) => haversineMeters(earlier, point) >= minDistanceMeters);
    if (!away && point.timeMs - oldest.timeMs >= minDurationMs) emit('deviceStopped', point);
  } else if (haversineMeters(eventPoint, point) >= minDistanceMeters) {
    emit('deviceMoving', findDeparture(window, point, eventPoint.timeMs, slowest));
  }
  return { state: { moving, eventPoint, window: slideWindow(window, point, rules) }, changes };
};
