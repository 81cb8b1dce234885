import type { MovementRules } from '../../rules/movement/movement-rules';
import { farthestMeters } from './box';
import { type Asking, type Beginning, type Course, CourseWalk, isAfter } from './course-walk';
import type { DayContent, DayCourse, Leg } from './day-course';

/** A part of the time asked for: a day that is kept, or fixes that are not read yet. */
export interface Stretch {
  toMs: number;
  content: DayContent | { state: 'unread' };
}

/**
 * Relation of a walk to a kept course. Begun elsewhere, the rule may see another trip first:
 * `apart`, fixes are gone through except where nothing can change. From a turn on that both see
 * alike they go `together`, and the kept legs are taken over.
 */
type Relation = 'apart' | 'together';

/** Sums of fractions err by less, metres. */
const ERROR_METERS = 0.1;

/** Returns the time from fixes unknown to another walk until both look at the same ones, in ms. */
const sameAfterMs = ({ minDurationMs }: MovementRules): number => 2 * minDurationMs;

/** True when nothing but the end of the leg can change anything for a walk at its present fix. */
const canSkip = (walk: CourseWalk, course: DayCourse, leg: Leg): boolean => {
  const { rules, eventPoint } = walk;
  if (walk.isMoving || leg.isMoving) return false;
  if (leg.end.timeMs - course.first.timeMs < sameAfterMs(rules)) return false;
  // The distance sent with its first fix the course does not know.
  const isAfterGap = course.first.timeMs - walk.last.timeMs > rules.stopGapMs;
  if (isAfter(course.first, walk.last) && isAfterGap) return false;
  if (!leg.box) return true;
  return farthestMeters(leg.box, eventPoint) < rules.minDistanceMeters - ERROR_METERS;
};

/** Returns the relation of walk and course after a leg that was walked to its end. */
const relationAfter = (walk: CourseWalk, course: DayCourse, leg: Leg): Relation => {
  const turn = leg.turns.at(-1);
  const sinceMs = Math.max(walk.first.timeMs, course.first.timeMs);
  const isTooEarly = leg.end.timeMs - sinceMs < sameAfterMs(walk.rules);
  if (isTooEarly || turn?.isMoving !== walk.isMoving) return 'apart';
  const isSameTurn = walk.isMoving || turn.at.positionId === walk.eventPoint.positionId;
  return isSameTurn ? 'together' : 'apart';
};

/** The leg that the end of the time asked for lies in. */
function* followCutLeg(
  walk: CourseWalk,
  course: DayCourse,
  leg: Leg,
  relation: Relation,
  toMs: number,
): Asking<void> {
  const needsFixes = relation === 'together' ? walk.isMoving : !canSkip(walk, course, leg);
  if (needsFixes) yield* walk.walkTo({ timeMs: toMs, positionId: Infinity });
}

function* followDay(walk: CourseWalk, course: DayCourse, toMs: number): Asking<void> {
  const isOwn = course.first.positionId === walk.first.positionId;
  let relation: Relation = isOwn ? 'together' : 'apart';
  for (const leg of course.legs) {
    if (!isAfter(leg.end, walk.last)) continue;
    if (leg.end.timeMs > toMs) {
      yield* followCutLeg(walk, course, leg, relation, toMs);
      return;
    }
    if (relation === 'together') {
      walk.take(leg);
      continue;
    }
    if (canSkip(walk, course, leg)) {
      walk.skipTo(leg, { ...leg.end, positionId: leg.end.positionId - 1 });
    }
    yield* walk.walkTo(leg.end);
    relation = relationAfter(walk, course, leg);
  }
}

/**
 * Goes the way from a fix until `toMs`, as if fix by fix, but takes over what is kept of whole days.
 * Asks for the fixes it needs.
 */
export function* followCourse(
  beginning: Beginning,
  stretches: readonly Stretch[],
  toMs: number,
  rules: MovementRules,
): Asking<Course> {
  const walk = new CourseWalk(beginning, rules);
  for (const { toMs: endMs, content } of stretches) {
    if (walk.first.timeMs > endMs) continue;
    if (content.state === 'course') yield* followDay(walk, content.course, toMs);
    if (content.state === 'unread') {
      yield* walk.walkTo({ timeMs: Math.min(endMs, toMs), positionId: Infinity });
    }
  }
  return walk.course;
}
