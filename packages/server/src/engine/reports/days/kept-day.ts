import { DAY_MS } from '@rastro/sdk/domain';
import type { Unit } from '../../../db/database';
import { isTrue } from '../../rules/book/is-true';
import type { MovementPoint } from '../../rules/movement/movement';
import type { MovementRules } from '../../rules/movement/movement-rules';
import type { Box } from './box';
import { courseOfDay, type KeptContent, type Leg } from './day-course';
import { type PackedFix, readFixes, type ReportFix, unpackFix } from './report-fix';
import { readTracks } from './track-point';

/** Kept result of a device's fixes in a UTC day. */
export interface KeptDay {
  deviceId: number;
  /** Counted from the epoch. */
  day: number;
  /** Fixes before this time are in it. */
  untilMs: number;
  /** Version and rules it was made with: `nameMaking`. */
  making: string;
  content: KeptContent;
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
export const packDay = ({ deviceId, day, untilMs, making, content, fixes }: KeptDay): string => {
  const startMs = day * DAY_MS;
  const firstId = fixes[0]?.id ?? 0;
  const legs =
    content.state === 'course'
      ? content.course.legs.map((leg) => packLeg(leg, firstId, startMs))
      : [];
  return JSON.stringify({
    device_id: deviceId,
    day,
    until_time: new Date(untilMs).toISOString(),
    rules: making,
    first_id: firstId,
    fixes: fixes.map((fix) => packFix(fix, firstId, startMs)),
    legs: content.state === 'crowded' ? null : legs,
  });
};

/** A fix as far as movement cares. */
export const toPoint = ({ id, fixTimeMs, latitude, longitude }: ReportFix): MovementPoint => ({
  positionId: id,
  timeMs: fixTimeMs,
  latitude,
  longitude,
});

/** Returns true when a fix reports motion. */
export const saysMotion = ({ attributes }: ReportFix): boolean => isTrue(attributes['motion']);

const toBox = ([south, north, west, east]: [number, number, number, number]): Box => ({
  south: south / MICRO,
  north: north / MICRO,
  west: west / MICRO,
  east: east / MICRO,
});

const unpackContent = (row: KeptDayRow, fixes: readonly ReportFix[]): KeptContent => {
  if (row.legs === null) return { state: 'crowded' };
  const [first] = fixes;
  if (!first) return { state: 'empty' };
  const startMs = row.day * DAY_MS;
  const points = new Map(fixes.map((fix) => [fix.id, toPoint(fix)]));
  const legs = row.legs.map(
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
  return {
    state: 'course',
    course: { first: toPoint(first), startsMoving: saysMotion(first), legs },
  };
};

/** A kept day from its row, which this version must have made. */
export const unpackDay = (row: KeptDayRow): KeptDay => {
  const origin = { id: row.first_id, timeMs: row.day * DAY_MS };
  const fixes = row.fixes.map((packed) => unpackFix(row.device_id, packed, origin));
  return {
    deviceId: row.device_id,
    day: row.day,
    untilMs: row.until_time.getTime(),
    making: row.rules,
    content: unpackContent(row, fixes),
    fixes,
  };
};

/** A device whose days are asked for, and what tells its trips from stops. */
export interface AskedDevice {
  id: number;
  movement: MovementRules;
}

/**
 * The version of what is stored. Counted up when a row means something else or the code makes something
 * else of the same fixes: days of another version are not read, the next report makes them again.
 */
const KEPT_DAY_VERSION = 3;

/**
 * Returns the version and the rules that separate trips from stops, as stored with a day made by
 * them.
 */
export const nameMaking = ({
  minDistanceMeters,
  minDurationMs,
  stopGapMs,
}: MovementRules): string =>
  [KEPT_DAY_VERSION, minDistanceMeters, minDurationMs, stopGapMs].join(' ');

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
  const contents = new Map<number, KeptContent>();
  for (const { id, movement } of devices) {
    const track = tracks.get(id);
    if (!track) continue;
    const first = firsts.get(track[0]!.positionId);
    contents.set(id, courseOfDay(track, first !== undefined && saysMotion(first), movement));
  }
  const marksOf = (deviceId: number): MovementPoint[] => {
    const content = contents.get(deviceId);
    const legs = content?.state === 'course' ? content.course.legs : [];
    const turns = legs.flatMap((leg) => leg.turns);
    const track = tracks.get(deviceId) ?? [];
    const marks = [...track.slice(0, 1), ...turns.map(({ at }) => at), ...track.slice(-1)];
    return [...new Map(marks.map((mark) => [mark.positionId, mark])).values()].sort(
      (a, b) => a.timeMs - b.timeMs || a.positionId - b.positionId,
    );
  };
  const marks = new Map(devices.map(({ id }) => [id, marksOf(id)]));
  const fixes = await readFixes(unit, [...marks.values()].flat());
  return devices.map(({ id: deviceId, movement }) => ({
    deviceId,
    day,
    untilMs,
    making: nameMaking(movement),
    content: contents.get(deviceId) ?? { state: 'empty' },
    fixes: (marks.get(deviceId) ?? []).flatMap(({ positionId }) => fixes.get(positionId) ?? []),
  }));
};
