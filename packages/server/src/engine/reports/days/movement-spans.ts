import { DAY_MS } from '@rastro/sdk/domain';
import type { Unit } from '../../../db/database';
import { utcDayOf } from '../../common/utc-day';
import type { DayKeeper } from './day-keeper';
import type { Course } from './course-walk';
import { followCourse, type Stretch } from './follow-course';
import { type KeptDay, saysMotion, toPoint } from './kept-day';
import { type Ends, readEnds, readFixes, type ReportFix } from './report-fix';
import type { ReportDevice, ReportRequest } from '../report-request';
import { mendCounters } from './mend-counters';
import { readTracks, toIso, type TrackPoint, type TrackReach } from './track-point';

/** A trip or a stop: from a fix to a fix. */
export interface MovementSpan {
  isTrip: boolean;
  start: ReportFix;
  end: ReportFix;
  /** 0 for stops, and in reports over more than a day. */
  maxSpeedKnots: number;
}

/** Sources of trips and stops. */
export interface MovementSources {
  unit: Unit;
  days: DayKeeper;
}

type Fixes = ReadonlyMap<number, ReportFix>;

/** Courses of devices, with fixes that need not be read again. */
interface Found {
  courses: Map<number, Course>;
  ends: Map<number, Ends>;
  fixes: Fixes;
}

/** The parts of a time: days as far as they are kept, and what lies between. */
const toStretches = (
  days: readonly KeptDay[],
  { fromMs, toMs }: Pick<ReportRequest, 'fromMs' | 'toMs'>,
): Stretch[] => {
  const stretches: Stretch[] = [];
  for (let day = utcDayOf(fromMs); day <= utcDayOf(toMs); day += 1) {
    const endMs = (day + 1) * DAY_MS;
    const kept = days.find((one) => one.day === day);
    if (kept && kept.content.state !== 'crowded') {
      stretches.push({ toMs: kept.untilMs - 1, content: kept.content });
      if (kept.untilMs === endMs) continue;
    }
    stretches.push({ toMs: endMs - 1, content: { state: 'unread' } });
  }
  return stretches;
};

/** The ends as kept days know them: where no fix lies outside of these, and none is cut off. */
const knownEnds = (
  days: readonly KeptDay[],
  { fromMs, toMs }: Pick<ReportRequest, 'fromMs' | 'toMs'>,
): Ends | null => {
  const isWhole = ({ day, untilMs }: KeptDay): boolean =>
    untilMs === (day + 1) * DAY_MS || untilMs > toMs;
  if (days.length <= utcDayOf(toMs) - utcDayOf(fromMs) || !days.every(isWhole)) return null;
  const fixes = days.toSorted((a, b) => a.day - b.day).flatMap((one) => one.fixes);
  const [first, last] = [fixes[0], fixes.at(-1)];
  if (!first || !last || first.fixTimeMs < fromMs || last.fixTimeMs > toMs) return null;
  return { first, last };
};

interface Walk {
  steps: ReturnType<typeof followCourse>;
  stopGapMs: number;
}

/** Takes all walks at once: what they ask for is read together. */
const walkTogether = async (unit: Unit, walks: Map<number, Walk>): Promise<Map<number, Course>> => {
  const courses = new Map<number, Course>();
  let tracks = new Map<number, TrackPoint[]>();
  while (walks.size > 0) {
    const reaches: TrackReach[] = [];
    for (const [deviceId, { steps, stopGapMs }] of walks) {
      const step = steps.next(tracks.get(deviceId) ?? []);
      if (step.done) {
        courses.set(deviceId, step.value);
        walks.delete(deviceId);
      } else reaches.push({ deviceId, stopGapMs, ...step.value });
    }
    tracks = await readTracks(unit, reaches);
  }
  return courses;
};

/** Goes through the fixes, but those of kept days that change nothing. */
const followCourses = async (
  { unit, days }: MovementSources,
  devices: readonly ReportDevice[],
  { fromMs, toMs }: ReportRequest,
): Promise<Found> => {
  const deviceIds = devices.map(({ id }) => id);
  const span = { first: utcDayOf(fromMs), last: utcDayOf(toMs) };
  const keptDays = new Map<number, KeptDay[]>();
  for (const day of await days.read(unit, devices, span)) {
    const others = keptDays.get(day.deviceId) ?? [];
    keptDays.set(day.deviceId, [...others, day]);
  }
  const ends = new Map<number, Ends>();
  for (const [deviceId, kept] of keptDays) {
    const known = knownEnds(kept, { fromMs, toMs });
    if (known) ends.set(deviceId, known);
  }
  const unknown = deviceIds.filter((id) => !ends.has(id));
  if (unknown.length > 0) {
    for (const [id, both] of await readEnds(unit, unknown, fromMs, toMs)) ends.set(id, both);
  }
  const walks = new Map<number, Walk>();
  const fixes = new Map<number, ReportFix>();
  for (const { id: deviceId, movement } of devices) {
    const both = ends.get(deviceId);
    if (!both) continue;
    const { first, last } = both;
    const kept = keptDays.get(deviceId) ?? [];
    for (const fix of [first, last, ...kept.flatMap((day) => day.fixes)]) fixes.set(fix.id, fix);
    const point = { ...toPoint(first), speedKnots: first.speedKnots, distanceMeters: 0 };
    const beginning = { first: point, startsMoving: saysMotion(first) };
    const stretches = toStretches(kept, { fromMs, toMs });
    const steps = followCourse(beginning, stretches, toMs, movement);
    walks.set(deviceId, { steps, stopGapMs: movement.stopGapMs });
  }
  return { courses: await walkTogether(unit, walks), ends, fixes };
};

/** Takes the changes that were stored when they happened: a long span need not be gone through. */
const recallEvents = async (
  { unit }: MovementSources,
  devices: readonly ReportDevice[],
  { fromMs, toMs }: ReportRequest,
): Promise<Found> => {
  const deviceIds = devices.map(({ id }) => id);
  const ends = await readEnds(unit, deviceIds, fromMs, toMs);
  const { rows } = await unit.query<{
    device_id: number;
    type: string;
    position_id: number;
    event_time: Date;
  }>(
    `select device_id, type, position_id, event_time from events
     where device_id = any($1::bigint[]) and event_time between $2 and $3
       and type in ('deviceMoving', 'deviceStopped') and position_id > 0
     order by event_time, id`,
    [[...ends.keys()], new Date(fromMs), new Date(toMs)],
  );
  const courses = new Map<number, Course>();
  for (const { device_id, type, position_id: positionId, event_time } of rows) {
    const course = courses.get(device_id) ?? { changes: [], maxSpeedKnots: 0 };
    const at = { positionId, timeMs: event_time.getTime() };
    course.changes.push({ isMoving: type === 'deviceMoving', at, maxSpeedKnots: 0 });
    courses.set(device_id, course);
  }
  return { courses, ends, fixes: new Map() };
};

const toSpans = (
  { first, last }: Ends,
  { changes, maxSpeedKnots }: Course,
  fixes: Fixes,
): MovementSpan[] => {
  const spans: MovementSpan[] = [];
  let isTrip = saysMotion(first);
  let start = first;
  const close = (end: ReportFix, fastestKnots: number): void => {
    spans.push({ isTrip, start, end, maxSpeedKnots: fastestKnots });
  };
  for (const change of changes) {
    const at = fixes.get(change.at.positionId);
    if (!at) continue;
    // What begins again while it lasts begins there: the time before belongs to neither a trip nor a stop.
    if (change.isMoving !== isTrip) close(at, change.maxSpeedKnots);
    isTrip = change.isMoving;
    start = at;
  }
  close(last, maxSpeedKnots);
  return spans;
};

/** The stored events know nothing of speeds: the fixes of each trip do. */
const addMaxSpeeds = async (unit: Unit, spans: ReadonlyMap<number, MovementSpan[]>) => {
  const trips = [...spans.values()].flat().filter(({ isTrip }) => isTrip);
  if (trips.length === 0) return;
  const { rows } = await unit.query<{ speed: number | null }>(
    `select (select max(p.speed) from all_positions p
       where p.device_id = t.device_id and p.fix_time between t.from_time and t.to_time) as speed
     from unnest($1::bigint[], $2::timestamptz[], $3::timestamptz[])
       with ordinality t(device_id, from_time, to_time, place) order by t.place`,
    [
      trips.map(({ start }) => start.deviceId),
      trips.map(({ start }) => toIso(start.fixTimeMs)),
      trips.map(({ end }) => toIso(end.fixTimeMs)),
    ],
  );
  trips.forEach((trip, index) => (trip.maxSpeedKnots = rows[index]?.speed ?? 0));
};

/** Puts known figures in the place of zeros, where values are read as meant. */
const mendSpans = async (
  unit: Unit,
  devices: readonly ReportDevice[],
  spans: ReadonlyMap<number, MovementSpan[]>,
): Promise<void> => {
  const asked = devices
    .filter(({ readsAsMeant }) => readsAsMeant)
    .flatMap(({ id }) => spans.get(id) ?? []);
  const ends = asked.map(({ start, end }) => ({ first: start, last: end }));
  (await mendCounters(unit, ends)).forEach(({ first, last }, index) =>
    Object.assign(asked[index]!, { start: first, end: last }),
  );
};

/** Trips and stops of devices, by device and in order; what is under way ends with the last fix. */
export const readMovementSpans = async (
  sources: MovementSources,
  devices: readonly ReportDevice[],
  request: ReportRequest,
): Promise<Map<number, MovementSpan[]>> => {
  const read = request.isFast ? recallEvents : followCourses;
  const { courses, ends, fixes } = await read(sources, devices, request);
  const marks = [...courses.values()].flatMap(({ changes }) => changes.map(({ at }) => at));
  const missing = marks.filter(({ positionId }) => !fixes.has(positionId));
  const all = new Map([...fixes, ...(await readFixes(sources.unit, missing))]);
  const still: Course = { changes: [], maxSpeedKnots: 0 };
  const spans = new Map(
    [...ends].map(([id, both]) => [id, toSpans(both, courses.get(id) ?? still, all)]),
  );
  if (request.isFast && request.findsSpeeds) await addMaxSpeeds(sources.unit, spans);
  await mendSpans(sources.unit, devices, spans);
  return spans;
};
