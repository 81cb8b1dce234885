import { DEVICE_CATEGORIES } from '../../domain';
import { defineResource } from '../describe/define-resource';
import { attributes, choice, flag, id, moment, number, reference, text } from '../describe/members';
import { linkedThings } from '../describe/links';
import { owned } from '../describe/query';
import type { QueryOf, Read, Write } from '../describe/values';

/** Connection states of a device (spec §3). */
export const DEVICE_STATUSES = ['online', 'offline', 'unknown'] as const;

/** Vehicles and other trackers. */
export const device = /* @__PURE__ */ defineResource({
  name: 'Device',
  path: '/devices',
  area: 'devices',
  query: owned({ id: 'ints', uniqueId: 'texts' }),
  owns: linkedThings('Device'),
  calls: {
    /** Sets the distance and the engine hours that a device has counted. */
    accumulators: {
      method: 'PUT',
      path: '/devices/{deviceId}/accumulators',
      body: {
        deviceId: reference('Device', { required: true }),
        totalDistance: number({ unit: 'metres', min: 0 }),
        hours: number({ unit: 'milliseconds', min: 0 }),
      },
      answer: 'none',
    },
    /** Adds a tracker by its code alone; one that the account has already is answered as it is. */
    autolink: {
      method: 'POST',
      path: '/autolink',
      body: {
        uniqueId: text({ required: true, trim: true, maxLength: 128 }),
        name: text({ trim: true, maxLength: 128 }),
      },
      answer: 'one',
    },
  },
  members: {
    id: id(),
    name: text({ required: true, maxLength: 128, search: true, sort: true }),
    uniqueId: text({ required: true, trim: true, maxLength: 128, search: true }),
    status: choice(DEVICE_STATUSES, { default: 'offline', writtenBy: 'server' }),
    lastUpdate: moment({ writtenBy: 'server' }),
    positionId: number({ whole: true, writtenBy: 'server' }),
    groupId: reference('Group'),
    calendarId: reference('Calendar'),
    phone: text({ maxLength: 128, search: true }),
    model: text({ maxLength: 128, search: true }),
    contact: text({ maxLength: 512, search: true }),
    category: text({ maxLength: 128, known: DEVICE_CATEGORIES }),
    disabled: flag(),
    expirationTime: moment(),
    attributes: attributes(),
  },
});

/** A vehicle or other tracker. `lastUpdate` is ISO text; `groupId` 0 is no group. */
export interface Device extends Read<typeof device> {}

/** Members of a device that a client may write; those left out take the server's defaults. */
export interface DeviceInput extends Write<typeof device> {}

/** Filters for a list of devices. */
export type DeviceQuery = QueryOf<typeof device>;
