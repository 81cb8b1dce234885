import { defineResource } from '../describe/define-resource';
import { flag, id, number, reference, text } from '../describe/members';
import type { Read, Write } from '../describe/values';

const DAY_MINUTES = 24 * 60;

/** Sign-in data of drivers who scan codes, and the actions done for them. */
export const qrAccess = /* @__PURE__ */ defineResource({
  name: 'QrAccess',
  path: '/qr-access',
  area: 'drivers',
  ownedByProduct: true,
  members: {
    id: id(),
    driverId: reference('Driver', { required: true }),
    username: text({ required: true, trim: true, maxLength: 128 }),
    password: text({ writeOnly: true, maxLength: 128 }),
    unlocks: flag(),
    logoutMinutes: number({ whole: true, min: 0, max: DAY_MINUTES }),
    lockMinutes: number({ whole: true, min: 0, max: DAY_MINUTES }),
    userId: reference('User', { writtenBy: 'server' }),
  },
});

/**
 * Sign-in of a driver: `unlocks` lets the engine run with a check-in, `logoutMinutes` after the
 * ignition was switched off they are checked out, `lockMinutes` after that the vehicle is locked; 0
 * is never.
 */
export interface QrAccess extends Read<typeof qrAccess> {}

/** Members that a client may write; without `password` it stays unchanged. */
export interface QrAccessInput extends Write<typeof qrAccess> {}
