import { type MovementPoint, nextMovement, slideWindow } from '../../rules/movement/movement';
import type { MovementRules } from '../../rules/movement/movement-rules';
import { farthestMeters } from './box';
import type { DayCourse, Leg, Turn } from './day-course';
import type { TrackPoint } from './track-point';

/** Which fix it is. */
export type Mark = Pick<MovementPoint, 'positionId' | 'timeMs'>;

/** A change from moving to standing or back. */
export interface Change {
  isMoving: boolean;
  at: Mark;
  /** The fastest of the trip that ends. */
  maxSpeedKnots: number;
}

/** What happened on a way. */
export interface Course {
  changes: Change[];
  /** The fastest since the last change. */
  maxSpeedKnots: number;
}

/** A part of the time asked for: a day whose course is kept, or fixes to be gone through. */
export interface Stretch {
  toMs: number;
  isKept: boolean;
  /** Null where no fix is. */
  course: DayCourse | null;
}

/** Where a way begins: its first fix, and whether that says it moves. */
export interface Beginning {
  first: TrackPoint;
  startsMoving: boolean;
}

/** Fixes that are asked for, both ends included. */
export interface Reach {
  fromMs: number;
  toMs: number;
}

/** Sums of fractions err by less, metres. */
const ERROR_METERS = 0.1;

const isAfter = (a: Mark, b: Mark): boolean =>
  a.timeMs > b.timeMs || (a.timeMs === b.timeMs && a.positionId > b.positionId);

/**
 * Goes the way from a fix until `toMs` with the rule that tells trips from stops live
 * (tracking-api §6.3), as if fix by fix. Begun elsewhere the rule may see another trip first, but
 * from a turn on that both see alike the kept course is followed. Asks for the fixes it needs.
 */
export function* followCourse(
  { first, startsMoving }: Beginning,
  stretches: readonly Stretch[],
  toMs: number,
  rules: MovementRules,
): Generator<Reach, Course, readonly TrackPoint[]> {
  /** So long after fixes that another walk did not know, both look at the same ones. */
  const sameAfterMs = 2 * rules.minDurationMs;
  const changes: Change[] = [];
  let moving = startsMoving;
  let eventPoint: MovementPoint = first;
  let fastest = first.speedKnots;
  let last: Mark = first;
  /** Null where it must be read again, since `windowMs`. */
  let window: readonly MovementPoint[] | null = [first];
  let windowMs = first.timeMs;

  const turn = (turns: readonly Turn[]): void => {
    for (const { isMoving, at } of turns) {
      changes.push({ isMoving, at, maxSpeedKnots: isMoving ? 0 : fastest });
      [moving, eventPoint, fastest] = [isMoving, at, 0];
    }
  };

  const jumpTo = (leg: Leg, mark: Mark): void => {
    last = mark;
    window = null;
    windowMs = Math.max(first.timeMs, leg.windowMs);
  };

  function* walkTo(end: Mark): Generator<Reach, void, readonly TrackPoint[]> {
    const points = yield { fromMs: window ? last.timeMs : windowMs, toMs: end.timeMs };
    const isKnown = window !== null;
    let seen = window ?? [];
    for (const point of points) {
      if (isAfter(point, end)) break;
      if (!isAfter(point, last)) {
        if (!isKnown) seen = slideWindow(seen, point, rules);
        continue;
      }
      const state = { moving, eventPoint, window: seen };
      const step = nextMovement(state, point, point.distanceMeters, rules);
      fastest = Math.max(fastest, point.speedKnots);
      turn(step.changes.map(({ type, at }) => ({ isMoving: type === 'deviceMoving', at })));
      seen = step.state.window;
      last = point;
    }
    window = seen;
  }

  /** Whether nothing but the end of the leg can change anything for who stands as we do. */
  const standsAsBefore = (course: DayCourse, leg: Leg): boolean => {
    if (moving || leg.isMoving) return false;
    if (leg.end.timeMs - course.first.timeMs < sameAfterMs) return false;
    // The way told with its first fix the course does not know.
    const isAfterGap = course.first.timeMs - last.timeMs > rules.stopGapMs;
    if (isAfter(course.first, last) && isAfterGap) return false;
    if (!leg.box) return true;
    return farthestMeters(leg.box, eventPoint) < rules.minDistanceMeters - ERROR_METERS;
  };

  const isAsKept = (course: DayCourse, leg: Leg): boolean => {
    const kept = leg.turns.at(-1);
    const sinceMs = Math.max(first.timeMs, course.first.timeMs);
    if (leg.end.timeMs - sinceMs < sameAfterMs || kept?.isMoving !== moving) return false;
    return moving || kept.at.positionId === eventPoint.positionId;
  };

  function* follow(course: DayCourse): Generator<Reach, void, readonly TrackPoint[]> {
    let isSame = course.first.positionId === first.positionId;
    for (const leg of course.legs) {
      if (!isAfter(leg.end, last)) continue;
      const isCut = leg.end.timeMs > toMs;
      const stands = !isSame && standsAsBefore(course, leg);
      if (isCut) {
        if (isSame ? moving : !stands) yield* walkTo({ timeMs: toMs, positionId: Infinity });
        return;
      }
      if (isSame) {
        fastest = Math.max(fastest, leg.maxSpeedKnots);
        turn(leg.turns);
        jumpTo(leg, leg.end);
        continue;
      }
      if (stands) jumpTo(leg, { ...leg.end, positionId: leg.end.positionId - 1 });
      yield* walkTo(leg.end);
      isSame = isAsKept(course, leg);
    }
  }

  for (const { toMs: endMs, isKept, course } of stretches) {
    if (first.timeMs > endMs) continue;
    if (course) yield* follow(course);
    else if (!isKept) yield* walkTo({ timeMs: Math.min(endMs, toMs), positionId: Infinity });
  }
  return { changes, maxSpeedKnots: moving ? fastest : 0 };
}
