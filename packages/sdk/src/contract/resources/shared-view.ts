import { SHARE_LANGUAGES } from '../../domain';
import { createListDecoder } from '../decode';
import { defineResource } from '../describe/define-resource';
import { choice, flag, moment, number, text } from '../describe/members';
import { toReader } from '../describe/to-reader';
import type { Read } from '../describe/values';

const arrival = () => ({
  deviceId: number({ whole: true, required: true }),
  leftMeters: number({ unit: 'metres' }),
  arrivesAt: moment(),
});

/** Details of a link for those who opened it; below `/api/shared`, like all their calls. */
export const sharedView = /* @__PURE__ */ defineResource({
  name: 'SharedView',
  path: '/session',
  area: 'shares',
  operations: ['get'],
  single: true,
  members: {
    sharedBy: text({ default: '' }),
    remainingMs: number({ unit: 'milliseconds' }),
    startsInMs: number({ unit: 'milliseconds' }),
    showsName: flag(),
    showsPlate: flag(),
    showsSpeed: flag(),
    showsAddress: flag(),
    showsArea: flag(),
    showsDriver: flag(),
    showsFences: flag(),
    showsTrail: flag(),
    trailHours: number(),
    destinationName: text({ default: '' }),
    destinationLatitude: number({ unit: 'degrees' }),
    destinationLongitude: number({ unit: 'degrees' }),
    replayFrom: moment(),
    replayTo: moment(),
    language: choice(SHARE_LANGUAGES, { default: 'auto' }),
    message: text({ default: '' }),
    viewToken: text(),
  },
  calls: {
    /** Begins to look, by the token of the link, and its PIN where it has one. */
    open: {
      method: 'POST',
      path: '/session',
      body: {
        token: text({ required: true, maxLength: 256, secret: true }),
        pin: text({ maxLength: 8, secret: true }),
        withoutCookie: flag(),
      },
      answer: 'one',
    },
    /** Looks no more. */
    leave: { method: 'DELETE', path: '/session', answer: 'none' },
    /** Returns the devices' distances from the destination, and their likely arrival times. */
    arrivals: {
      method: 'GET',
      path: '/arrivals',
      answer: (json: unknown): SharedArrival[] =>
        createListDecoder('SharedArrival', toReader(arrival()))(json),
    },
  },
});

/**
 * A link as its viewers see it. `remainingMs` is how long it still lives, `startsInMs` how long until it shows anything
 * (0: it does), both by the server's clock; `viewToken` is told to who opened it without a cookie.
 */
export interface SharedView extends Read<typeof sharedView> {}

/** Likely arrival of a device of a link; `arrivesAt` is null while it does not come nearer. */
export interface SharedArrival extends Read<{ members: ReturnType<typeof arrival> }> {}
