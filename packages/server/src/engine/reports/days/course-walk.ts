import { type MovementPoint, nextMovement, slideWindow } from '../../rules/movement/movement';
import type { MovementRules } from '../../rules/movement/movement-rules';
import type { Leg, Turn } from './day-course';
import type { TrackPoint } from './track-point';

/** Id and time of a fix. */
export type Mark = Pick<MovementPoint, 'positionId' | 'timeMs'>;

/** A change from moving to standing or back. */
export interface Change {
  isMoving: boolean;
  at: Mark;
  /** The fastest of the trip that ends. */
  maxSpeedKnots: number;
}

/** Changes along a track, and its highest speed. */
export interface Course {
  changes: Change[];
  /** The fastest since the last change. */
  maxSpeedKnots: number;
}

/** Start of a track: its first fix, and that fix's own word on moving. */
export interface Beginning {
  first: TrackPoint;
  startsMoving: boolean;
}

/** Fixes that are asked for, both ends included. */
export interface Reach {
  fromMs: number;
  toMs: number;
}

/** Generator that requests fixes and goes on once it has them. */
export type Asking<Result> = Generator<Reach, Result, readonly TrackPoint[]>;

/** The fixes that the rule looks back at; `skipped` ones are read again, since then, when they are needed. */
type Window =
  | { state: 'known'; points: readonly MovementPoint[] }
  | { state: 'skipped'; sinceMs: number };

/** True for a fix that comes after another, by time and then by arrival. */
export const isAfter = (a: Mark, b: Mark): boolean =>
  a.timeMs > b.timeMs || (a.timeMs === b.timeMs && a.positionId > b.positionId);

/** A way from its first fix on, with the rule that tells trips from stops live (tracking-api §6.3). */
export class CourseWalk {
  readonly changes: Change[] = [];
  readonly first: TrackPoint;
  readonly rules: MovementRules;
  #moving: boolean;
  #eventPoint: MovementPoint;
  #fastestKnots: number;
  /** Fixes after it were skipped since the last change: nobody knows how fast they were. */
  #unseenAfter: Mark | null = null;
  #last: Mark;
  #window: Window;

  constructor({ first, startsMoving }: Beginning, rules: MovementRules) {
    this.first = first;
    this.rules = rules;
    this.#moving = startsMoving;
    this.#eventPoint = first;
    this.#fastestKnots = first.speedKnots;
    this.#last = first;
    this.#window = { state: 'known', points: [first] };
  }

  get isMoving(): boolean {
    return this.#moving;
  }

  /** Start of the trip or stop under way. */
  get eventPoint(): MovementPoint {
    return this.#eventPoint;
  }

  /** The fix that was gone to. */
  get last(): Mark {
    return this.#last;
  }

  get course(): Course {
    return { changes: this.changes, maxSpeedKnots: this.#moving ? this.#fastestKnots : 0 };
  }

  /** Turns found at one fix have the same fastest: a trip over a silence that of the fixes before. */
  #turn(turns: readonly Turn[]): void {
    for (const { isMoving, at } of turns) {
      this.changes.push({ isMoving, at, maxSpeedKnots: isMoving ? 0 : this.#fastestKnots });
      this.#moving = isMoving;
      this.#eventPoint = at;
    }
    if (turns.length === 0) return;
    this.#fastestKnots = 0;
    this.#unseenAfter = null;
  }

  /** Goes to a fix of a kept leg without those before it. */
  skipTo(leg: Leg, mark: Mark): void {
    this.#unseenAfter ??= this.#last;
    this.#goTo(leg, mark);
  }

  #goTo(leg: Leg, mark: Mark): void {
    this.#last = mark;
    this.#window = { state: 'skipped', sinceMs: Math.max(this.first.timeMs, leg.windowMs) };
  }

  /** Takes a kept leg over as it is. */
  take(leg: Leg): void {
    this.#fastestKnots = Math.max(this.#fastestKnots, leg.maxSpeedKnots);
    this.#turn(leg.turns);
    this.#goTo(leg, leg.end);
  }

  /** Finds out how fast the fixes were that were skipped up to here. */
  *#lookBack(unseenAfter: Mark): Asking<void> {
    const fixes = yield { fromMs: unseenAfter.timeMs, toMs: this.#last.timeMs };
    for (const fix of fixes) {
      if (!isAfter(fix, unseenAfter) || isAfter(fix, this.#last)) continue;
      this.#fastestKnots = Math.max(this.#fastestKnots, fix.speedKnots);
    }
  }

  /** Goes fix by fix until `end`, which is included. */
  *walkTo(end: Mark): Asking<void> {
    const window = this.#window;
    const fromMs = window.state === 'known' ? this.#last.timeMs : window.sinceMs;
    const fixes = yield { fromMs, toMs: end.timeMs };
    let points = window.state === 'known' ? window.points : [];
    for (const point of fixes) {
      if (isAfter(point, end)) break;
      if (!isAfter(point, this.#last)) {
        if (window.state === 'skipped') points = slideWindow(points, point, this.rules);
        continue;
      }
      const state = { moving: this.#moving, eventPoint: this.#eventPoint, window: points };
      const step = nextMovement(state, point, point.distanceMeters, this.rules);
      this.#fastestKnots = Math.max(this.#fastestKnots, point.speedKnots);
      const isTripOverSilence = !this.#moving && step.changes.length > 1;
      if (isTripOverSilence && this.#unseenAfter) yield* this.#lookBack(this.#unseenAfter);
      this.#turn(step.changes.map(({ type, at }) => ({ isMoving: type === 'deviceMoving', at })));
      points = step.state.window;
      this.#last = point;
    }
    this.#window = { state: 'known', points };
  }
}
