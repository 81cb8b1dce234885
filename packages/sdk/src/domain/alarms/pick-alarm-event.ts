import { readText } from '../device/read-attribute';
import { rankAlarms } from './rate-event';

/** The least that must be known of an event of type `alarm`; its time is ISO text. */
export interface AlarmEvent {
  eventTime: string;
  attributes?: Readonly<Record<string, unknown>> | null;
}

/** The newest of events that tell of one alarm; undefined without one. */
export function pickNewestAlarm<E extends AlarmEvent>(
  events: readonly E[],
  alarm: string,
): E | undefined {
  let newest: E | undefined;
  for (const event of events) {
    if (readText(event, 'alarm') !== alarm) continue;
    if (!newest || Date.parse(event.eventTime) >= Date.parse(newest.eventTime)) newest = event;
  }
  return newest;
}

/**
 * The event with which what a fix alarms of began: the newest of the alarm that asks most for somebody. A
 * tracker may say an alarm with every fix, and only the first is an event.
 */
export function pickAlarmEvent<E extends AlarmEvent>(
  events: readonly E[],
  alarms: readonly string[],
): E | undefined {
  for (const alarm of rankAlarms(alarms)) {
    const newest = pickNewestAlarm(events, alarm);
    if (newest) return newest;
  }
  return undefined;
}
