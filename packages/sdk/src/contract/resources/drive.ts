import { defineResource } from '../describe/define-resource';
import { choice, flag, id, moment, reference, text } from '../describe/members';
import type { QueryOf, Read } from '../describe/values';

/**
 * Reasons for the end of a drive, in order: still driving, checked out, took another vehicle, was
 * replaced by another driver, ignition off, ended by somebody who manages the vehicle.
 */
export const DRIVE_ENDS = ['', 'out', 'changed', 'taken', 'ignition', 'ended'] as const;

/** Drives of vehicles by drivers, from scanned codes. */
export const drive = /* @__PURE__ */ defineResource({
  name: 'Drive',
  path: '/drives',
  area: 'drivers',
  ownedByProduct: true,
  operations: ['list'],
  query: { deviceId: 'ints', driverId: 'ints', from: 'date', to: 'date', open: 'boolean' },
  calls: {
    /** Nobody drives the vehicle from now on; one that ended stays as it is. */
    end: { method: 'POST', path: '/drives/{driveId}/end', answer: 'one' },
  },
  members: {
    id: id(),
    deviceId: reference('Device', { required: true }),
    driverId: reference('Driver', { required: true }),
    driverName: text({ default: '' }),
    beganAt: moment({ required: true }),
    endedAt: moment(),
    endedBy: choice(DRIVE_ENDS, { default: '' }),
    /** The scan came later than it was made: the phone had no network. */
    isLate: flag(),
  },
});

/** Somebody drove a vehicle from one scan to another; `endedAt` is null while they drive. */
export interface Drive extends Read<typeof drive> {}

/**
 * Filters for a list of drives: those that overlap a period; `open` keeps only current ones. Newest
 * first.
 */
export type DriveQuery = QueryOf<typeof drive>;
