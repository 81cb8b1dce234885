import {
  INITIAL_MOVEMENT,
  type MovementPoint,
  type MovementState,
  maxWindowPoints,
  nextMovement,
} from '../../rules/movement/movement';
import type { MovementRules } from '../../rules/movement/movement-rules';
import { type Box, growBox } from './box';
import type { TrackPoint } from './track-point';

/** A fix at which moving or standing began. */
export interface Turn {
  isMoving: boolean;
  at: MovementPoint;
}

/** Fixes of a day in a row, of which only the last one changed anything. */
export interface Leg {
  /** While it lasts. */
  isMoving: boolean;
  /** Bounds of its fixes, without the last one if that changed something; null for none. */
  box: Box | null;
  maxSpeedKnots: number;
  /** Since when fixes were still looked at when the last one came. */
  windowMs: number;
  end: { positionId: number; timeMs: number };
  /** Changes made by the last fix; none at the end of the day. */
  turns: Turn[];
}

/** The course of a device in a UTC day as the rule for trips and stops sees it, begun with its first fix. */
export interface DayCourse {
  first: MovementPoint;
  /** True when the first fix reports motion. */
  startsMoving: boolean;
  legs: Leg[];
}

/** Known content of a day without its fixes: there are none, or their course. */
export type DayContent = { state: 'empty' } | { state: 'course'; course: DayCourse };

/** A day as it is kept; one with too many fixes at once is `crowded` and always gone through. */
export type KeptContent = DayContent | { state: 'crowded' };

/** Goes through all fixes of a day. */
export const courseOfDay = (
  track: readonly TrackPoint[],
  startsMoving: boolean,
  rules: MovementRules,
): KeptContent => {
  const [first] = track;
  if (!first) return { state: 'empty' };
  // Two days together stay below what the rule thins out: then it sees the same wherever it began.
  const maxAtOnce = maxWindowPoints(rules) / 2 - 1;
  const legs: Leg[] = [];
  let state: MovementState = {
    ...INITIAL_MOVEMENT,
    moving: startsMoving,
    eventPoint: first,
    window: [first],
  };
  let box: Box | null = growBox(null, first);
  let { speedKnots: maxSpeedKnots, timeMs: windowMs } = first;
  const close = ({ positionId, timeMs }: MovementPoint, isMoving: boolean, turns: Turn[]): void => {
    legs.push({ isMoving, box, maxSpeedKnots, windowMs, end: { positionId, timeMs }, turns });
    box = null;
    maxSpeedKnots = 0;
  };
  let isOpen = true;
  for (const point of track.slice(1)) {
    const { moving, window } = state;
    windowMs = window[0]!.timeMs;
    const step = nextMovement(state, point, point.distanceMeters, rules);
    state = step.state;
    if (state.window.length > maxAtOnce) return { state: 'crowded' };
    maxSpeedKnots = Math.max(maxSpeedKnots, point.speedKnots);
    isOpen = step.changes.length === 0;
    if (isOpen) box = growBox(box, point);
    else {
      const turns = step.changes.map(({ type, at }) => ({ isMoving: type === 'deviceMoving', at }));
      close(point, moving, turns);
    }
  }
  if (isOpen) close(track.at(-1)!, state.moving, []);
  return { state: 'course', course: { first, startsMoving, legs } };
};
