import { DAY_MS } from '@rastro/sdk/domain';
import type { Unit } from '../../../db/database';
import type { MovementPoint } from '../../rules/movement/movement';
import type { MovementRules } from '../../rules/movement/movement-rules';
import type { Box } from './box';
import { courseOfDay, type DayCourse, type Leg } from './day-course';
import { type PackedFix, readFixes, type ReportFix, unpackFix } from './report-fix';
import { readTracks } from './track-point';

/** What the fixes of a device in a UTC day come to, as far as it is kept. */
export interface KeptDay {
  deviceId: number;
  /** Counted from the epoch. */
  day: number;
  /** Fixes before this time are in it. */
  untilMs: number;
  /** By what rules it was made: `nameRules`. */
  rules: string;
  /** False where there are too many fixes at once to be told without them. */
  isTold: boolean;
  /** Null where no fix is. */
  course: DayCourse | null;
  /** The first, those at which something began, and the last, in order. */
  fixes: ReportFix[];
}

/** Ids count from that of the first fix, times from the beginning of the day, degrees in millionths. */
type PackedLeg = [
  isMoving: 0 | 1,
  box: [south: number, north: number, west: number, east: number] | null,
  maxSpeedKnots: number,
  windowMs: number,
  end: [positionId: number, timeMs: number],
  turns: [isMoving: 0 | 1, positionId: number][],
];

const MICRO = 1_000_000;

/** A kept day as it lies in the database. */
export interface KeptDayRow {
  device_id: number;
  day: number;
  until_time: Date;
  rules: string;
  first_id: number;
  fixes: PackedFix[];
  legs: PackedLeg[] | null;
}

/** All that rows of reports look up in a fix. */
const REPORTED = [
  'motion',
  'odometer',
  'totalDistance',
  'hours',
  'fuelUsed',
  'fuel',
  'fuelLevel',
  'driverUniqueId',
] as const;

const pick = (attributes: ReportFix['attributes']): Record<string, unknown> =>
  Object.fromEntries(
    REPORTED.filter((name) => name in attributes).map((name) => [name, attributes[name]]),
  );

const packFix = (fix: ReportFix, firstId: number, startMs: number): PackedFix => [
  fix.id - firstId,
  fix.fixTimeMs - startMs,
  fix.latitude,
  fix.longitude,
  fix.speedKnots,
  fix.address,
  pick(fix.attributes),
];

/** A box that holds the box. */
const packBox = ({ south, north, west, east }: Box): [number, number, number, number] => [
  Math.floor(south * MICRO),
  Math.ceil(north * MICRO),
  Math.floor(west * MICRO),
  Math.ceil(east * MICRO),
];

const packLeg = (leg: Leg, firstId: number, startMs: number): PackedLeg => [
  leg.isMoving ? 1 : 0,
  leg.box && packBox(leg.box),
  leg.maxSpeedKnots,
  leg.windowMs - startMs,
  [leg.end.positionId - firstId, leg.end.timeMs - startMs],
  leg.turns.map((turn) => [turn.isMoving ? 1 : 0, turn.at.positionId - firstId]),
];

/** The kept day as JSON of a row. */
export const packDay = ({
  deviceId,
  day,
  untilMs,
  rules,
  isTold,
  course,
  fixes,
}: KeptDay): string => {
  const startMs = day * DAY_MS;
  const firstId = fixes[0]?.id ?? 0;
  const legs = course?.legs.map((leg) => packLeg(leg, firstId, startMs)) ?? [];
  return JSON.stringify({
    device_id: deviceId,
    day,
    until_time: new Date(untilMs).toISOString(),
    rules,
    first_id: firstId,
    fixes: fixes.map((fix) => packFix(fix, firstId, startMs)),
    legs: isTold ? legs : null,
  });
};

/** A fix as far as movement cares. */
export const toPoint = ({ id, fixTimeMs, latitude, longitude }: ReportFix): MovementPoint => ({
  positionId: id,
  timeMs: fixTimeMs,
  latitude,
  longitude,
});

/** Whether a fix says that it moves. */
export const saysMotion = ({ attributes }: ReportFix): boolean => attributes['motion'] === true;

const toBox = ([south, north, west, east]: [number, number, number, number]): Box => ({
  south: south / MICRO,
  north: north / MICRO,
  west: west / MICRO,
  east: east / MICRO,
});

/** A kept day from its row. */
export const unpackDay = (row: KeptDayRow): KeptDay => {
  const startMs = row.day * DAY_MS;
  const origin = { id: row.first_id, timeMs: startMs };
  const fixes = row.fixes.map((packed) => unpackFix(row.device_id, packed, origin));
  const points = new Map(fixes.map((fix) => [fix.id, toPoint(fix)]));
  const legs = (row.legs ?? []).map(
    ([isMoving, box, maxSpeedKnots, windowMs, [positionId, timeMs], turns]): Leg => ({
      isMoving: isMoving === 1,
      box: box && toBox(box),
      maxSpeedKnots,
      windowMs: windowMs + startMs,
      end: { positionId: positionId + row.first_id, timeMs: timeMs + startMs },
      turns: turns.map(([moves, id]) => ({
        isMoving: moves === 1,
        at: points.get(id + row.first_id)!,
      })),
    }),
  );
  const [first] = fixes;
  return {
    deviceId: row.device_id,
    day: row.day,
    untilMs: row.until_time.getTime(),
    rules: row.rules,
    isTold: row.legs !== null,
    course: first ? { first: toPoint(first), startsMoving: saysMotion(first), legs } : null,
    fixes,
  };
};

/** A device whose days are asked for, and what tells its trips from stops. */
export interface AskedDevice {
  id: number;
  movement: MovementRules;
}

/** Counted up when the code tells something else of the same fixes: days kept before are made again. */
const VERSION = 2;

/** What a kept day depends on beside its fixes. */
export const nameRules = ({ minDistanceMeters, minDurationMs, stopGapMs }: MovementRules): string =>
  [VERSION, minDistanceMeters, minDurationMs, stopGapMs].join(' ');

/** Goes through the fixes of devices in a UTC day before a time. */
export const makeDays = async (
  unit: Unit,
  devices: readonly AskedDevice[],
  day: number,
  untilMs: number,
): Promise<KeptDay[]> => {
  const span = { fromMs: day * DAY_MS, toMs: untilMs - 1 };
  const tracks = await readTracks(
    unit,
    devices.map(({ id, movement: { stopGapMs } }) => ({ deviceId: id, stopGapMs, ...span })),
  );
  const firsts = await readFixes(
    unit,
    [...tracks.values()].map(([first]) => first!),
  );
  const courses = new Map<number, DayCourse | null>();
  for (const { id, movement } of devices) {
    const track = tracks.get(id);
    if (!track) continue;
    const first = firsts.get(track[0]!.positionId);
    courses.set(id, courseOfDay(track, first !== undefined && saysMotion(first), movement));
  }
  const marksOf = (deviceId: number): MovementPoint[] => {
    const turns = courses.get(deviceId)?.legs.flatMap((leg) => leg.turns) ?? [];
    const track = tracks.get(deviceId) ?? [];
    const marks = [...track.slice(0, 1), ...turns.map(({ at }) => at), ...track.slice(-1)];
    return [...new Map(marks.map((mark) => [mark.positionId, mark])).values()].sort(
      (a, b) => a.timeMs - b.timeMs || a.positionId - b.positionId,
    );
  };
  const marks = new Map(devices.map(({ id }) => [id, marksOf(id)]));
  const fixes = await readFixes(unit, [...marks.values()].flat());
  return devices.map(({ id: deviceId, movement }) => {
    const course = courses.get(deviceId);
    return {
      deviceId,
      day,
      untilMs,
      rules: nameRules(movement),
      isTold: course !== null,
      course: course ?? null,
      fixes: (marks.get(deviceId) ?? []).flatMap(({ positionId }) => fixes.get(positionId) ?? []),
    };
  });
};
