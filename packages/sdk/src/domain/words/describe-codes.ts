import { ALARM_TYPES, type AlarmType } from '../device/alarm-types';
import { EVENT_TYPES, type EventType } from '../device/event-types';
import { ERROR_CODES, type ErrorCode } from '../errors/error-codes';
import type { Phrase } from './phrase';

/** The name of an event type; a type nobody knows stands beside the word for all events. */
export function describeEventType(type: string): Phrase<`event.type.${EventType | 'other'}`> {
  const known = EVENT_TYPES.find((name) => name === type);
  return known ? { key: `event.type.${known}` } : { key: 'event.type.other', params: { type } };
}

/**
 * The name of an alarm; trackers send codes of their own, which stand beside the word for all alarms.
 */
export function describeAlarm(alarm: string): Phrase<`alarm.${AlarmType | 'other'}`> {
  const known = ALARM_TYPES.find((name) => name === alarm);
  return known ? { key: `alarm.${known}` } : { key: 'alarm.other', params: { code: alarm } };
}

/** The same behind the word for all alarms: a code of a tracker's own stands for itself. */
export function describeAlarmName(alarm: string): Phrase<`alarm.${AlarmType | 'unnamed'}`> {
  const known = ALARM_TYPES.find((name) => name === alarm);
  return known ? { key: `alarm.${known}` } : { key: 'alarm.unnamed', params: { code: alarm } };
}

/** The sentence for an error code (spec §8); null for a code without one. */
export function describeErrorCode(code: string): Phrase<`error.code.${ErrorCode}`> | null {
  const known = ERROR_CODES.find((name) => name === code);
  return known ? { key: `error.code.${known}` } : null;
}
