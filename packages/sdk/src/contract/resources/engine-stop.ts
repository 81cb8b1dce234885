import { defineResource } from '../describe/define-resource';
import { choice, id, moment, reference, text } from '../describe/members';
import type { QueryOf, Read } from '../describe/values';

/** Max length of the reason for an override, in characters. */
export const MAX_STOP_REASON_LENGTH = 500;

/** States of a stop. */
export const STOP_STATES = [
  'waiting',
  'sending',
  'sent',
  'calledOff',
  'expired',
  'failed',
] as const;

/**
 * Conditions that a stop waits for: a position, a newer one, a slower vehicle, its ignition off, a
 * connected tracker.
 */
export const STOP_NEEDS = ['', 'position', 'age', 'speed', 'ignition', 'connection'] as const;

/** Commands that might stop an engine or let it run again, as they were asked for by `POST /commands/send`. */
export const engineStop = /* @__PURE__ */ defineResource({
  name: 'EngineStop',
  path: '/stops',
  area: 'commands',
  ownedByProduct: true,
  operations: ['list'],
  query: { deviceId: 'ints' },
  calls: {
    /** Calls a waiting stop off. STOP_NOT_WAITING once it was sent. */
    callOff: { method: 'POST', path: '/stops/{stopId}/cancel', answer: 'one' },
    /** Sends a waiting stop at once, whatever the vehicle does; who, when and why is kept. */
    override: {
      method: 'POST',
      path: '/stops/{stopId}/override',
      body: { stopId: id(), reason: text({ required: true, maxLength: MAX_STOP_REASON_LENGTH }) },
      answer: 'one',
    },
  },
  members: {
    id: id(),
    deviceId: reference('Device', { required: true }),
    userId: reference('User'),
    userName: text({ default: '' }),
    type: text({ default: 'engineStop' }),
    state: choice(STOP_STATES, { default: 'failed' }),
    needs: choice(STOP_NEEDS, { default: '' }),
    askedAt: moment({ required: true }),
    changedAt: moment({ required: true }),
    expiresAt: moment({ required: true }),
    overrideBy: text({ default: '' }),
    reason: text({ default: '' }),
  },
});

/**
 * A command that might stop an engine, or that lets it run again (`engineResume`, sent at once). While it is `waiting`, `needs` says for what; `reason` is the fence that asked for it, why it
 * was overridden, or, once it has `failed`, what the tracking service said.
 */
export interface EngineStop extends Read<typeof engineStop> {}

/** Filters for a list of stops. Lists those of the last seven days, newest first. */
export type EngineStopQuery = QueryOf<typeof engineStop>;
