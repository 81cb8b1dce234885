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

function covers({ userId, eventTime, takenAt }: TakenAlarm, fixMs: number): boolean {
  const eventMs = Date.parse(eventTime);
  const untilMs = Math.max(eventMs, Date.parse(takenAt ?? eventTime) + SAME_ALARM_MS);
  return userId !== 0 && eventMs <= fixMs && fixMs <= untilMs;
}
