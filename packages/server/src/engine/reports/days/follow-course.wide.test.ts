import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '@rastro/sdk/domain';
import { INITIAL_MOVEMENT, type MovementState, nextMovement } from '../../rules/movement/movement';
import { DEFAULT_MOVEMENT_RULES, type MovementRules } from '../../rules/movement/movement-rules';
import { courseOfDay } from './day-course';
import type { Course, Reach } from './course-walk';
import { followCourse, type Stretch } from './follow-course';
import type { TrackPoint } from './track-point';

const MIDNIGHT_MS = Date.UTC(2026, 7, 22);

interface Fix extends Omit<TrackPoint, 'distanceMeters'> {
  toldMeters: number;
  motion: boolean;
}

/**
 * Reads fixes as the database does: a reported distance counts where the fixes read have a gap
 * before it.
 */
const read = (
  fixes: readonly Fix[],
  { fromMs, toMs }: Reach,
  { stopGapMs }: MovementRules,
): TrackPoint[] =>
  fixes
    .filter(({ timeMs }) => timeMs >= fromMs && timeMs <= toMs)
    .map(({ toldMeters, motion: _motion, ...point }, index, track) => {
      const before = track[index - 1];
      const isTold = before !== undefined && point.timeMs - before.timeMs > stopGapMs;
      return { ...point, distanceMeters: isTold ? toldMeters : 0 };
    });

/** Every fix, one after the other. */
const walk = (
  fixes: readonly Fix[],
  span: Reach,
  rules: MovementRules = DEFAULT_MOVEMENT_RULES,
): Course => {
  const [start, ...track] = read(fixes, span, rules);
  if (!start) return { changes: [], maxSpeedKnots: 0 };
  const moving = fixes.find(({ positionId }) => positionId === start.positionId)?.motion === true;
  let state: MovementState = { ...INITIAL_MOVEMENT, moving, eventPoint: start, window: [start] };
  const changes: Course['changes'] = [];
  let fastest = start.speedKnots;
  for (const point of track) {
    const step = nextMovement(state, point, point.distanceMeters, rules);
    fastest = Math.max(fastest, point.speedKnots);
    for (const { type, at } of step.changes) {
      const isMoving = type === 'deviceMoving';
      changes.push({ isMoving, at, maxSpeedKnots: isMoving ? 0 : fastest });
    }
    if (step.changes.length > 0) fastest = 0;
    state = step.state;
  }
  return { changes, maxSpeedKnots: state.moving ? fastest : 0 };
};

interface Asked {
  course: Course;
  /** Number of fixes that had to be read. */
  read: number;
}

const follow = (
  fixes: readonly Fix[],
  { fromMs, toMs }: Reach,
  stretches: readonly Stretch[],
  rules: MovementRules = DEFAULT_MOVEMENT_RULES,
): Asked => {
  const [first] = read(fixes, { fromMs, toMs }, rules);
  if (!first) return { course: { changes: [], maxSpeedKnots: 0 }, read: 0 };
  const startsMoving =
    fixes.find(({ positionId }) => positionId === first.positionId)?.motion === true;
  const steps = followCourse({ first, startsMoving }, stretches, toMs, rules);
  let count = 0;
  for (let step = steps.next(); ;) {
    if (step.done) return { course: step.value, read: count };
    const points = read(fixes, step.value, rules);
    count += points.length;
    step = steps.next(points);
  }
};

/** Two days, each kept whole, kept until some time, or not at all. */
const keep = (
  fixes: readonly Fix[],
  untilMs: readonly number[],
  rules: MovementRules = DEFAULT_MOVEMENT_RULES,
): Stretch[] =>
  untilMs.flatMap((until, day) => {
    const startMs = MIDNIGHT_MS + (day - 1) * DAY_MS;
    const raw: Stretch = { toMs: startMs + DAY_MS - 1, content: { state: 'unread' } };
    const track = read(fixes, { fromMs: startMs, toMs: startMs + until - 1 }, rules);
    const motion = fixes.find(({ positionId }) => positionId === track[0]?.positionId)?.motion;
    const content = courseOfDay(track, motion === true, rules);
    if (until === 0 || content.state === 'crowded') return [raw];
    const kept: Stretch = { toMs: startMs + until - 1, content };
    return until === DAY_MS ? [kept] : [kept, raw];
  });

/** Ways made of pieces, as vehicles go: standing with jitter, driving, silence, much at once. */
const piece = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('stand'),
      count: fc.integer({ min: 1, max: 30 }),
      everyMs: fc.constantFrom(0, 1_000, 30_000, 60_000, 600_000),
      size: fc.constantFrom(0, 20, 120, 190),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('drive'),
      count: fc.integer({ min: 1, max: 30 }),
      everyMs: fc.constantFrom(1_000, 10_000, 30_000, 120_000),
      size: fc.constantFrom(10, 60, 150, 400),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('gap'),
      count: fc.constant(1),
      everyMs: fc.constantFrom(3_600_000, 3_600_001, 7_200_000),
      size: fc.constantFrom(0, 300, 90_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('crowd'),
      count: fc.integer({ min: 100, max: 450 }),
      everyMs: fc.constantFrom(0, 400),
      size: fc.constantFrom(0, 5, 60),
    }),
  },
);
const METER = 1 / 111_319.49;

const way = fc
  .record({
    pieces: fc.array(piece, { minLength: 1, maxLength: 14 }),
    startMs: fc.integer({ min: -4 * 3_600_000, max: 60_000 }),
    seeds: fc.array(fc.integer({ min: 0, max: 999 }), { minLength: 7, maxLength: 7 }),
    latitude: fc.constantFrom(0, -23.5, 64),
  })
  .map(({ pieces, startMs, seeds, latitude: base }): Fix[] => {
    const fixes: Fix[] = [];
    let timeMs = MIDNIGHT_MS + startMs;
    let north = 0;
    for (const { kind, count, everyMs, size } of pieces) {
      for (let step = 0; step < count; step += 1) {
        const chance = (seeds[fixes.length % seeds.length]! * (fixes.length + 7)) % 1000;
        timeMs += everyMs;
        const isStanding = kind === 'stand' || kind === 'crowd';
        if (!isStanding) north += size;
        const jitter = isStanding ? (size * chance) / 1000 : 0;
        const toldMeters = [0, 300, 50_000][chance % 3]!;
        fixes.push({
          positionId: fixes.length + 1,
          timeMs,
          latitude: base + (north + jitter) * METER,
          longitude: 179.9999 - jitter * METER,
          speedKnots: isStanding ? chance % 2 : chance / 10,
          motion: chance % 5 === 0 ? isStanding : !isStanding,
          toldMeters,
        });
      }
    }
    return fixes.filter(({ timeMs: at }) => Math.abs(at - MIDNIGHT_MS) < DAY_MS);
  });

/** Movement rules: the defaults, as most devices have them, or customised ones. */
const ruleSet = fc.oneof(
  { weight: 2, arbitrary: fc.constant(DEFAULT_MOVEMENT_RULES) },
  {
    weight: 3,
    arbitrary: fc.record({
      minDistanceMeters: fc.constantFrom(0, 50, 200, 400, 5_000),
      minDurationMs: fc.constantFrom(0, 30_000, 180_000, 600_000, 7_200_000),
      stopGapMs: fc.constantFrom(0, 60_000, 3_600_000),
    }),
  },
);

const upTo = fc.oneof(
  { weight: 3, arbitrary: fc.constant(DAY_MS) },
  { weight: 1, arbitrary: fc.constant(0) },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: DAY_MS - 1 }) },
);

const tell = ({ changes, maxSpeedKnots }: Course) => [
  ...changes.map(({ isMoving, at, maxSpeedKnots: knots }) => [isMoving, at.positionId, knots]),
  maxSpeedKnots,
];

/** A vehicle that stands at one place, heard of at these times. */
const stand = (timesMs: readonly number[]): Fix[] =>
  timesMs.map((timeMs, index) => ({
    positionId: index + 1,
    timeMs,
    latitude: 0,
    longitude: 0,
    speedKnots: 0,
    motion: false,
    toldMeters: 0,
  }));

/** A cut at a fix, near one, or anywhere. */
const cut = fc.record({
  share: fc.double({ min: 0, max: 1, noNaN: true }),
  byMs: fc.constantFrom(-1, 0, 1, 60_000),
});
const cutAt = (fixes: readonly Fix[], { share, byMs }: { share: number; byMs: number }): number =>
  (fixes[Math.floor(share * (fixes.length - 1))]?.timeMs ?? MIDNIGHT_MS) + byMs;

/** Ways that are tried: `FUZZ_RUNS`, 2,000 unless told otherwise. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 2_000);
const TIME = { timeout: 30_000 + RUNS * 10 };

describe('followCourse', () => {
  it(
    'tells of kept days what a walk over every fix tells, whatever the way and the time asked for',
    TIME,
    () => {
      fc.assert(
        fc.property(
          way,
          ruleSet,
          fc.tuple(upTo, upTo),
          cut,
          cut,
          (fixes, rules, until, from, to) => {
            const ends = [cutAt(fixes, from), cutAt(fixes, to)].sort((a, b) => a - b);
            const span = { fromMs: ends[0]!, toMs: ends[1]! };
            expect(tell(follow(fixes, span, keep(fixes, until, rules), rules).course)).toEqual(
              tell(walk(fixes, span, rules)),
            );
          },
        ),
        { numRuns: RUNS },
      );
    },
  );

  it('hears of a way told with the first fix of a day, where the vehicle stands as it stood before', () => {
    const evening = Array.from({ length: 11 }, (_, n) => MIDNIGHT_MS - 3_600_000 + n * MINUTE_MS);
    const morning = Array.from({ length: 11 }, (_, n) => MIDNIGHT_MS + 3_600_000 + n * MINUTE_MS);
    const fixes = stand([...evening, ...morning]).map((fix) =>
      fix.timeMs === morning[0] ? { ...fix, toldMeters: 50_000 } : fix,
    );
    const span = { fromMs: evening[0]!, toMs: morning.at(-1)! };
    const { course, read: count } = follow(fixes, span, keep(fixes, [DAY_MS, DAY_MS]));
    expect(course.changes.map(({ isMoving, at }) => [isMoving, at.timeMs])).toEqual([
      [true, evening.at(-1)],
      [false, morning[0]],
    ]);
    expect(course).toEqual(walk(fixes, span));
    expect(count).toBeLessThan(fixes.length);
  });

  it('counts a stop from the first fix asked for, whatever the kept day knows from before', () => {
    const t0 = MIDNIGHT_MS + 3_600_000;
    const before = Array.from({ length: 10 }, (_, n) => t0 - (10 - n) * MINUTE_MS);
    const [away, between, later] = [60_000, 150_000, 240_000].map((ms) => t0 + ms);
    const north = new Map([
      [away, 250],
      [between, 125],
      [later, 125],
    ]);
    const fixes = stand([...before, t0, away!, between!, later!]).map((fix) => ({
      ...fix,
      latitude: (north.get(fix.timeMs) ?? 0) * METER,
    }));
    const span = { fromMs: t0, toMs: later! };
    const { course } = follow(fixes, span, keep(fixes, [DAY_MS, DAY_MS]));
    expect(course.changes.map(({ isMoving, at }) => [isMoving, at.timeMs])).toEqual([
      [true, away],
      [false, later],
    ]);
    expect(course).toEqual(walk(fixes, span));
  });
});
