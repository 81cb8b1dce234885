import { defineResource } from '../describe/define-resource';
import { id, moment, number, reference, text } from '../describe/members';
import type { QueryOf, Read } from '../describe/values';

/** Max length of a note about an alarm, in characters. */
export const MAX_NOTE_LENGTH = 1000;

/** Alarms that somebody has taken, known by the ids of their events. */
export const alarm = /* @__PURE__ */ defineResource({
  name: 'Alarm',
  path: '/alarms',
  area: 'events',
  ownedByProduct: true,
  operations: ['list'],
  query: { deviceId: 'ints', from: 'date', to: 'date' },
  calls: {
    /** Takes an alarm, or changes the note of one's own. ALARM_TAKEN when somebody else has it. */
    take: {
      method: 'POST',
      path: '/alarms/{eventId}/take',
      body: { eventId: id(), note: text({ maxLength: MAX_NOTE_LENGTH }) },
      answer: 'one',
    },
    /** Gives an alarm back: who took it, or an administrator. Its note stays. */
    release: {
      method: 'POST',
      path: '/alarms/{eventId}/release',
      answer: 'one',
    },
    /** Says that there is nothing to do any more: who took it, or an administrator. Taking it again opens it again. */
    resolve: {
      method: 'POST',
      path: '/alarms/{eventId}/resolve',
      body: { eventId: id(), note: text({ maxLength: MAX_NOTE_LENGTH }) },
      answer: 'one',
    },
  },
  members: {
    id: id(),
    deviceId: reference('Device', { required: true }),
    eventTime: moment({ required: true }),
    alarm: text({ default: '' }),
    positionId: number({ whole: true }),
    userId: reference('User'),
    userName: text({ default: '' }),
    takenAt: moment(),
    note: text({ default: '' }),
    resolvedAt: moment(),
    resolvedBy: text({ default: '' }),
  },
});

/**
 * Holder of an alarm: `id` is its event's, `userId` 0 once it was released, `resolvedAt` null until
 * it is resolved.
 */
export interface AlarmTake extends Read<typeof alarm> {}

/** Filters for a list of taken alarms; default those of the last seven days. */
export type AlarmTakeQuery = QueryOf<typeof alarm>;
