import type { Unit } from '../../db/database';
import type { Position } from '../ingest/position';
import { type Change, type Course, followTrack, listAfterGaps } from './follow-track';
import { readDistances, readEnds, readFixes, readTracks } from './report-fix';
import type { ReportDevice, ReportRequest } from './report-request';

/** A trip or a stop: from a fix to a fix. */
export interface MovementSpan {
  isTrip: boolean;
  start: Position;
  end: Position;
  /** 0 in reports over more than a day. */
  maxSpeedKnots: number;
}

type Ends = { first: Position; last: Position };

const followTracks = async (
  unit: Unit,
  ends: ReadonlyMap<number, Ends>,
  { fromMs, toMs }: ReportRequest,
): Promise<Map<number, Course>> => {
  const tracks = await readTracks(unit, [...ends.keys()], fromMs, toMs);
  const distances = await readDistances(unit, [...tracks.values()].flatMap(listAfterGaps));
  const courses = new Map<number, Course>();
  for (const [deviceId, track] of tracks) {
    const isMoving = ends.get(deviceId)?.first.attributes['motion'] === true;
    courses.set(deviceId, followTrack(track, isMoving, distances));
  }
  return courses;
};

/** Takes the changes that were stored when they happened: a long span need not be gone through. */
const recallEvents = async (
  unit: Unit,
  ends: ReadonlyMap<number, Ends>,
  { fromMs, toMs }: ReportRequest,
): Promise<Map<number, Course>> => {
  const { rows } = await unit.query<{ device_id: number; type: string; position_id: number }>(
    `select device_id, type, position_id from events
     where device_id = any($1::bigint[]) and event_time between $2 and $3
       and type in ('deviceMoving', 'deviceStopped') and position_id > 0
     order by event_time, id`,
    [[...ends.keys()], new Date(fromMs), new Date(toMs)],
  );
  const courses = new Map<number, Course>();
  for (const { device_id, type, position_id } of rows) {
    const course = courses.get(device_id) ?? { changes: [], maxSpeedKnots: 0 };
    const isMoving = type === 'deviceMoving';
    course.changes.push({ isMoving, positionId: position_id, maxSpeedKnots: 0 });
    courses.set(device_id, course);
  }
  return courses;
};

const toSpans = (
  { first, last }: Ends,
  { changes, maxSpeedKnots }: Course,
  fixes: ReadonlyMap<number, Position>,
): MovementSpan[] => {
  const spans: MovementSpan[] = [];
  let isTrip = first.attributes['motion'] === true;
  let start = first;
  const close = (end: Position, fastestKnots: number): void => {
    if (end.id !== start.id) spans.push({ isTrip, start, end, maxSpeedKnots: fastestKnots });
  };
  for (const change of changes) {
    const at = fixes.get(change.positionId);
    if (!at || change.isMoving === isTrip) continue;
    close(at, change.maxSpeedKnots);
    isTrip = change.isMoving;
    start = at;
  }
  close(last, maxSpeedKnots);
  return spans;
};

const idsOf = (changes: readonly Change[]): number[] => changes.map(({ positionId }) => positionId);

/** Trips and stops of devices, by device and in order; what is under way ends with the last fix. */
export const readMovementSpans = async (
  unit: Unit,
  devices: readonly ReportDevice[],
  request: ReportRequest,
): Promise<Map<number, MovementSpan[]>> => {
  const deviceIds = devices.map(({ id }) => id);
  const ends = await readEnds(unit, deviceIds, request.fromMs, request.toMs);
  const read = request.isFast ? recallEvents : followTracks;
  const courses = await read(unit, ends, request);
  const fixes = await readFixes(
    unit,
    [...courses.values()].flatMap(({ changes }) => idsOf(changes)),
  );
  const still: Course = { changes: [], maxSpeedKnots: 0 };
  return new Map(
    [...ends].map(([id, both]) => [id, toSpans(both, courses.get(id) ?? still, fixes)]),
  );
};
