import type { Unit } from '../../db/database';
import { INITIAL_MOVEMENT, nextMovement } from '../ingest/movement';
import type { Position } from '../ingest/position';
import { readEnds, readFixes, readTrack } from './report-fix';
import type { ReportDevice, ReportRequest } from './report-request';

/** A trip or a stop: from a fix to a fix. */
export interface MovementSpan {
  isTrip: boolean;
  start: Position;
  end: Position;
  /** 0 in reports over more than a day. */
  maxSpeedKnots: number;
}

/** A change from moving to standing or back. */
interface Change {
  isMoving: boolean;
  positionId: number;
  /** The fastest since the change before. */
  maxSpeedKnots: number;
}

interface Course {
  first: Position;
  last: Position;
  changes: Change[];
  /** The fastest since the last change. */
  maxSpeedKnots: number;
}

/** Goes through every fix with the rule that tells trips from stops live (tracking-api §6.3). */
const followTrack = async (
  unit: Unit,
  device: ReportDevice,
  { fromMs, toMs }: ReportRequest,
): Promise<Course | null> => {
  const track = await readTrack(unit, device.id, fromMs, toMs);
  const [start] = track;
  const end = track.at(-1);
  if (!start || !end) return null;
  const ends = await readFixes(unit, [start.positionId, end.positionId]);
  const first = ends.get(start.positionId);
  const last = ends.get(end.positionId);
  if (!first || !last) return null;
  const changes: Change[] = [];
  let state = {
    ...INITIAL_MOVEMENT,
    moving: first.attributes['motion'] === true,
    eventPoint: start,
    window: [start],
  } as typeof INITIAL_MOVEMENT;
  let maxSpeedKnots = start.speedKnots;
  for (const point of track.slice(1)) {
    maxSpeedKnots = Math.max(maxSpeedKnots, point.speedKnots);
    const step = nextMovement(state, point, point.distanceMeters);
    state = step.state;
    for (const { type, at } of step.changes) {
      const { positionId } = at;
      changes.push({ isMoving: type === 'deviceMoving', positionId, maxSpeedKnots });
      maxSpeedKnots = 0;
    }
  }
  return { first, last, changes, maxSpeedKnots };
};

/** Takes the changes that were stored when they happened: a long span need not be gone through. */
const recallEvents = async (
  unit: Unit,
  device: ReportDevice,
  { fromMs, toMs }: ReportRequest,
): Promise<Course | null> => {
  const ends = await readEnds(unit, device.id, fromMs, toMs);
  if (!ends) return null;
  const { rows } = await unit.query<{ type: string; position_id: number }>(
    `select type, position_id from events where device_id = $1 and event_time between $2 and $3
       and type in ('deviceMoving', 'deviceStopped') and position_id > 0 order by event_time, id`,
    [device.id, new Date(fromMs), new Date(toMs)],
  );
  const changes = rows.map(({ type, position_id }) => ({
    isMoving: type === 'deviceMoving',
    positionId: position_id,
    maxSpeedKnots: 0,
  }));
  return { ...ends, changes, maxSpeedKnots: 0 };
};

/** Trips and stops of a device in order; what is under way ends with the last fix. */
export const readMovementSpans = async (
  unit: Unit,
  device: ReportDevice,
  request: ReportRequest,
): Promise<MovementSpan[]> => {
  const read = request.isFast ? recallEvents : followTrack;
  const course = await read(unit, device, request);
  if (!course) return [];
  const { first, last, changes } = course;
  const fixes = await readFixes(
    unit,
    changes.map(({ positionId }) => positionId),
  );
  const spans: MovementSpan[] = [];
  let isTrip = first.attributes['motion'] === true;
  let start = first;
  const close = (end: Position, maxSpeedKnots: number): void => {
    if (end.id !== start.id) spans.push({ isTrip, start, end, maxSpeedKnots });
  };
  for (const { isMoving, positionId, maxSpeedKnots } of changes) {
    const at = fixes.get(positionId);
    if (!at || isMoving === isTrip) continue;
    close(at, maxSpeedKnots);
    isTrip = isMoving;
    start = at;
  }
  close(last, course.maxSpeedKnots);
  return spans;
};
