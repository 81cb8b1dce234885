import {
  MAX_TRAIL_HOURS,
  SHARE_LANGUAGES,
  SHARED_TRAIL_HOURS,
  VIEWING_DEVICES,
} from '../../domain';
import { createListDecoder } from '../decode';
import { defineResource } from '../describe/define-resource';
import { choice, flag, id, moment, number, numbers, reference, text } from '../describe/members';
import { toReader } from '../describe/to-reader';
import type { Read, Write } from '../describe/values';

const opening = () => ({
  id: id(),
  openedAt: moment({ required: true }),
  device: choice(VIEWING_DEVICES, { default: 'program' }),
});

/** Links by which somebody without an account sees devices, or those of a group, until they end. */
export const share = /* @__PURE__ */ defineResource({
  name: 'Share',
  path: '/shares',
  area: 'shares',
  ownedByProduct: true,
  members: {
    id: id(),
    name: text({ default: '', trim: true, maxLength: 128, search: true, sort: true }),
    deviceIds: numbers({ idsOf: 'Device' }),
    groupId: reference('Group'),
    startsAt: moment(),
    expiresAt: moment({ required: true }),
    showsName: flag(),
    showsPlate: flag(),
    showsSpeed: flag(),
    showsAddress: flag(),
    showsArea: flag(),
    showsDriver: flag(),
    showsFences: flag(),
    showsTrail: flag(),
    trailHours: number({ min: 0, max: MAX_TRAIL_HOURS, default: SHARED_TRAIL_HOURS }),
    destinationName: text({ default: '', trim: true, maxLength: 200 }),
    destinationLatitude: number({ unit: 'degrees', min: -90, max: 90 }),
    destinationLongitude: number({ unit: 'degrees', min: -180, max: 180 }),
    arrivalFenceId: reference('Geofence'),
    replayFrom: moment(),
    replayTo: moment(),
    maxOpenings: number({ whole: true, min: 0, max: 100_000 }),
    language: choice(SHARE_LANGUAGES, { default: 'auto' }),
    message: text({ default: '', trim: true, maxLength: 500 }),
    pin: text({ writeOnly: true, secret: true, maxLength: 8 }),
    hasPin: flag({ writtenBy: 'server' }),
    isPinLocked: flag({ writtenBy: 'server' }),
    createdAt: moment({ writtenBy: 'server' }),
    openedCount: number({ whole: true, writtenBy: 'server' }),
    lastOpenedAt: moment({ writtenBy: 'server' }),
    token: text({ writtenBy: 'server' }),
    url: text({ writtenBy: 'server' }),
  },
  calls: {
    /** Returns the times and devices of its openings, newest first. */
    openings: {
      method: 'GET',
      path: '/shares/{id}/openings',
      answer: (json: unknown): ShareOpening[] =>
        createListDecoder('ShareOpening', toReader(opening()))(json),
    },
  },
});

/** One opening of a link: no more is kept of who opened it than what kind of device it was. */
export interface ShareOpening extends Read<{ members: ReturnType<typeof opening> }> {}

/**
 * A link as who made it sees it: either `deviceIds` or `groupId` says what is seen. `token` and `url` are told once,
 * when it is made, and null from then on. Times are ISO text.
 *
 * - `startsAt` null shows at once; with `replayFrom` and `replayTo` only that period is shown, and nothing live.
 * - `showsArea` shows of the address the area, where `showsAddress` is off; `trailHours` goes back from now.
 * - `destinationLatitude` and `destinationLongitude` both 0 are no destination.
 * - The link ends when its one device comes into the fence `arrivalFenceId`; 0 is none.
 * - `maxOpenings` 0 is any number; `pin` left out stays as it is, '' takes it away. After ten wrong ones
 *   in a row `isPinLocked`, until it is given anew.
 */
export interface Share extends Read<typeof share> {}

/** Members of a link that a client may write. */
export interface ShareInput extends Write<typeof share> {}
