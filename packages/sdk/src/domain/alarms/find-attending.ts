import { readAlarms, type MotionPosition } from '../device/motion-state';
import { MINUTE_MS } from '../time/durations';

/** What comes of the same kind from the same vehicle for so long after it was taken belongs to it. */
export const SAME_ALARM_MS = 10 * MINUTE_MS;

/** The least that must be known of a taken alarm; times are ISO text. */
export interface TakenAlarm {
  alarm: string;
  eventTime: string;
  takenAt: string | null;
  /** 0 is nobody. */
  userId: number;
  /** Until then it is known to go on without a newer event, epoch ms; see {@link findLasting}. */
  lastsUntilMs?: number | undefined;
}

/** A fix, and when its device said so (ISO text). */
export interface AlarmFix extends MotionPosition {
  deviceTime: string;
}

/**
 * Who attends to what a vehicle's latest fix alarms of: the newest take, when each of its alarms is
 * somebody's; undefined when one is nobody's, or there is none. `takes` are those of the vehicle.
 */
export function findAttending<T extends TakenAlarm>(
  fix: AlarmFix | null | undefined,
  takes: Iterable<T>,
): T | undefined {
  const alarms = readAlarms(fix);
  if (!fix || alarms.length === 0) return undefined;
  const fixMs = Date.parse(fix.deviceTime);
  const open = new Set(alarms);
  let newest: T | undefined;
  for (const take of takes) {
    if (!covers(take, fixMs) || !alarms.includes(take.alarm)) continue;
    open.delete(take.alarm);
    if (!newest || (take.takenAt ?? '') > (newest.takenAt ?? '')) newest = take;
  }
  return open.size === 0 ? newest : undefined;
}

/** So long before a take no longer covers its alarm it is worth asking whether that goes on. */
const ASK_AHEAD_MS = MINUTE_MS;
/** For so long after a fix an answer holds that its alarm goes on: until it is asked again. */
export const ALARM_LASTS_MS = SAME_ALARM_MS + ASK_AHEAD_MS;

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

function covers(take: TakenAlarm, fixMs: number): boolean {
  const { userId, eventTime, takenAt, lastsUntilMs = 0 } = take;
  const eventMs = Date.parse(eventTime);
  const takenMs = Date.parse(takenAt ?? eventTime);
  const untilMs = Math.max(eventMs, takenMs + SAME_ALARM_MS, lastsUntilMs);
  return userId !== 0 && eventMs <= fixMs && fixMs <= untilMs;
}
