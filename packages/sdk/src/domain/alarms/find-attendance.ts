import { readAlarms, type MotionPosition } from '../device/motion-state';
import { readText } from '../device/read-attribute';
import { DAY_MS, MINUTE_MS } from '../time/durations';

/**
 * Time after an alarm is taken in which further ones of the same kind from the same vehicle belong
 * to it, in milliseconds.
 */
export const SAME_ALARM_MS = 10 * MINUTE_MS;
/** For so long somebody attends to what they took, though the vehicle says nothing of it any more. */
export const ATTENDED_MS = DAY_MS;

/** The least that must be known of a taken alarm; times are ISO text. */
export interface TakenAlarm {
  alarm: string;
  eventTime: string;
  takenAt: string | null;
  /** 0 is nobody. */
  userId: number;
  /** Time of resolution; null or omitted while somebody attends to it. */
  resolvedAt?: string | null;
  /** Until then it is known to go on without a newer event, epoch ms; see {@link findLasting}. */
  lastsUntilMs?: number | undefined;
}

/** A fix, and when its device said so (ISO text). */
export interface AlarmFix extends MotionPosition {
  deviceTime: string;
}

/**
 * Attendance of a vehicle's alarms. `unattended`: it reports one that nobody has taken. `attended`:
 * somebody has taken one that it reports, or one that it reported and that is not resolved.
 * `resolved`: it still reports one that somebody has resolved. `none`: no alarm.
 */
export type Attendance<T> =
  | { state: 'none' | 'unattended' }
  | { state: 'attended' | 'resolved'; take: T };

/**
 * Finds the attendance of the alarms in a vehicle's latest fix. `takes` are those of the vehicle.
 */
export function findAttendance<T extends TakenAlarm>(
  fix: AlarmFix | null | undefined,
  takes: Iterable<T>,
  nowMs: number,
): Attendance<T> {
  const alarms = readAlarms(fix);
  const fixMs = fix ? Date.parse(fix.deviceTime) : Number.NaN;
  const open = new Set(alarms);
  let attended: T | undefined;
  let resolved: T | undefined;
  for (const take of takes) {
    const isSaid = alarms.includes(take.alarm) && covers(take, fixMs);
    if (isSaid) open.delete(take.alarm);
    if (take.resolvedAt) {
      if (isSaid) resolved = laterOf(resolved, take);
    } else if (isSaid || isKept(take, nowMs)) attended = laterOf(attended, take);
  }
  if (open.size > 0) return { state: 'unattended' };
  if (attended) return { state: 'attended', take: attended };
  return resolved ? { state: 'resolved', take: resolved } : { state: 'none' };
}

/**
 * Finds the attendance of one alarm: its own take, else one of the same kind that it belongs to.
 * `takes` are those of the vehicle.
 */
export function findEventAttendance<T extends TakenAlarm & { id: number }>(
  event: { id: number; eventTime: string; attributes?: Record<string, unknown> | null },
  takes: Iterable<T>,
): Attendance<T> {
  const alarm = readText(event, 'alarm');
  const eventMs = Date.parse(event.eventTime);
  let found: T | undefined;
  for (const take of takes) {
    if (take.id === event.id && take.userId !== 0) return stateOf(take);
    if (take.alarm === alarm && covers(take, eventMs)) found = laterOf(found, take);
  }
  return found ? stateOf(found) : { state: 'unattended' };
}

const stateOf = <T extends TakenAlarm>(take: T): Attendance<T> => ({
  state: take.resolvedAt ? 'resolved' : 'attended',
  take,
});

/**
 * Time before a take stops covering its alarm at which to check whether the alarm goes on, in
 * milliseconds.
 */
const ASK_AHEAD_MS = MINUTE_MS;

/**
 * For so long after a fix an answer holds that its alarm goes on: until it is asked again. Of a resolved
 * one it is asked more often, for nobody looks after what comes next.
 */
export const alarmLastsMs = ({ resolvedAt }: TakenAlarm): number =>
  (resolvedAt ? MINUTE_MS : SAME_ALARM_MS) + ASK_AHEAD_MS;

/**
 * The takes whose time is over, or nearly, while the vehicle still says their alarm: of each alarm the
 * newest. Whether that is the same alarm only its events can tell: a tracker that says one with every fix
 * makes an event of the first.
 */
export function findLasting<T extends TakenAlarm>(
  fix: AlarmFix | null | undefined,
  takes: Iterable<T>,
): T[] {
  const alarms = readAlarms(fix);
  if (!fix || alarms.length === 0) return [];
  const fixMs = Date.parse(fix.deviceTime);
  const newest = new Map<string, T>();
  for (const take of takes) {
    if (!alarms.includes(take.alarm) || Date.parse(take.eventTime) > fixMs) continue;
    const other = newest.get(take.alarm);
    if (!other || take.eventTime > other.eventTime) newest.set(take.alarm, take);
  }
  return [...newest.values()].filter(
    (take) => take.userId !== 0 && !covers(take, fixMs + ASK_AHEAD_MS),
  );
}

const laterOf = <T extends TakenAlarm>(known: T | undefined, take: T): T =>
  !known || (take.takenAt ?? '') > (known.takenAt ?? '') ? take : known;

const isKept = ({ userId, takenAt }: TakenAlarm, nowMs: number): boolean =>
  userId !== 0 && takenAt !== null && nowMs - Date.parse(takenAt) <= ATTENDED_MS;

function covers(take: TakenAlarm, fixMs: number): boolean {
  const { userId, eventTime, takenAt, resolvedAt, lastsUntilMs = 0 } = take;
  const eventMs = Date.parse(eventTime);
  const ownMs = resolvedAt
    ? Date.parse(resolvedAt)
    : Date.parse(takenAt ?? eventTime) + SAME_ALARM_MS;
  return userId !== 0 && eventMs <= fixMs && fixMs <= Math.max(eventMs, ownMs, lastsUntilMs);
}
