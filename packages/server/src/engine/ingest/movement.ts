import { haversineMeters } from '@rastro/sdk/domain';

/** `report.trip.minDistance`, metres (tracking-api §6.3). */
export const MIN_DISTANCE_METERS = 200;
/** `report.trip.minDuration`, ms. */
export const MIN_DURATION_MS = 180_000;
/** `report.trip.stopGap`, ms. */
export const STOP_GAP_MS = 3_600_000;
/** Two a second for the shortest stop: a tracker that says more at once must not make every fix dearer. */
export const MAX_WINDOW_POINTS = 360;
const MIN_METERS_PER_MS = MIN_DISTANCE_METERS / MIN_DURATION_MS;

/** A fix as far as movement cares. */
export interface MovementPoint {
  positionId: number;
  timeMs: number;
  latitude: number;
  longitude: number;
}

/** What is carried from fix to fix: a device without a fix has no event point and an empty window. */
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
): MovementPoint[] => {
  const from = point.timeMs - MIN_DURATION_MS;
  let first = Math.max(0, window.length - 1);
  while (first > 0 && window[first]!.timeMs > from) first -= 1;
  const kept = window.slice(first);
  kept.push(point);
  if (kept.length <= MAX_WINDOW_POINTS) return kept;
  // Oldest and newest stay: the one tells how long it stood, the other where it left.
  return kept.filter((_, index) => index % 2 === 0 || index === kept.length - 1);
};

/** Where a movement began: back through the window while the legs are faster than the slowest trip. */
const findDeparture = (
  window: readonly MovementPoint[],
  point: MovementPoint,
  eventTimeMs: number,
): MovementPoint => {
  let departure = point;
  for (let index = window.length - 1; index >= 0; index -= 1) {
    const earlier = window[index]!;
    if (earlier.timeMs <= eventTimeMs) break;
    const elapsedMs = departure.timeMs - earlier.timeMs;
    const slow = haversineMeters(earlier, departure) <= MIN_METERS_PER_MS * elapsedMs;
    if (departure !== point && slow) break;
    departure = earlier;
  }
  return departure;
};

/**
 * Trips and stops, live: the new logic of tracking-api §6.3 for one fix that is not older than
 * the one before. `distanceMeters` is the way from the fix before, as sent or measured.
 */
export const nextMovement = (
  state: MovementState,
  point: MovementPoint,
  distanceMeters: number,
): MovementStep => {
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
    gapMs > STOP_GAP_MS &&
    distanceMeters >= MIN_DISTANCE_METERS &&
    distanceMeters > MIN_METERS_PER_MS * gapMs
  ) {
    if (moving) emit('deviceStopped', newest);
    emit('deviceMoving', newest);
    emit('deviceStopped', point);
  } else if (moving) {
    const away = window.some((earlier) => haversineMeters(earlier, point) >= MIN_DISTANCE_METERS);
    if (!away && point.timeMs - oldest.timeMs >= MIN_DURATION_MS) emit('deviceStopped', point);
  } else if (haversineMeters(eventPoint, point) >= MIN_DISTANCE_METERS) {
    emit('deviceMoving', findDeparture(window, point, eventPoint.timeMs));
  }
  return { state: { moving, eventPoint, window: slideWindow(window, point) }, changes };
};
