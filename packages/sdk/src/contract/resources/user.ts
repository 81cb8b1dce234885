import { defineResource } from '../describe/define-resource';
import { linkedThings } from '../describe/links';
import { attributes, flag, id, moment, number, text } from '../describe/members';
import { paged } from '../describe/query';
import type { QueryOf, Read, Write } from '../describe/values';

const OF_SERVER = { writtenBy: 'server', ownedByProduct: true } as const;

/** Accounts. */
export const user = /* @__PURE__ */ defineResource({
  name: 'User',
  path: '/users',
  area: 'users',
  query: paged({ userId: 'int', deviceId: 'int' }),
  owns: linkedThings('User', 'Device', 'Group', 'Calendar'),
  members: {
    id: id(),
    name: text({ required: true, maxLength: 128, search: true, sort: true }),
    login: text(),
    email: text({ required: true, trim: true, maxLength: 128, search: true }),
    newEmail: text(OF_SERVER),
    needsSecondFactor: flag(OF_SERVER),
    needsTerms: flag(OF_SERVER),
    lateSince: text(OF_SERVER),
    suspendsOn: text(OF_SERVER),
    phone: text(),
    map: text(),
    latitude: number({ min: -90, max: 90, unit: 'degrees' }),
    longitude: number({ min: -180, max: 180, unit: 'degrees' }),
    zoom: number({ whole: true }),
    coordinateFormat: text(),
    poiLayer: text(),
    readonly: flag(),
    deviceReadonly: flag(),
    limitCommands: flag(),
    disableReports: flag(),
    fixedEmail: flag(),
    administrator: flag(),
    disabled: flag(),
    temporary: flag({ writtenBy: 'server' }),
    deviceLimit: number({ whole: true, min: -1 }),
    userLimit: number({ whole: true, min: -1 }),
    retentionDays: number({ whole: true, min: 0, max: 3650, ownedByProduct: true }),
    expirationTime: moment(),
    password: text({ default: '', writeOnly: true, secret: true }),
    currentPassword: text({ default: '', writeOnly: true, secret: true, ownedByProduct: true }),
    totpKey: text({ writeOnly: true, secret: true }),
    attributes: attributes(),
  },
});

/**
 * An account. `newEmail` waits for its confirmation while `email` is in force; the server writes it.
 * `lateSince` is the due day of an invoice of who is signed in that is late, `suspendsOn` the day on which the account is
 * suspended for it (`2026-11-25`, of no zone); null where there is none.
 * `needsSecondFactor`: the server demands one-time codes, and nothing else may be done before they are set up.
 * `needsTerms`: the terms of use are to be accepted by who is signed in before anything else is done.
 * `temporary`: the account of a shared link, which whoever shares makes, or of the demo.
 * `retentionDays`: how long positions of its vehicles are kept; 0 is as long as the server keeps them. A whole update
 * that says 0 leaves it as it is, as one by a client that does not know it: `patch` takes it back.
 * `deviceLimit` −1 is unlimited; `latitude`, `longitude`, `zoom` 0 are not set.
 */
export interface User extends Read<typeof user> {}

/**
 * Members of a user that a client may write; `password` is sent only when it is not empty, and a
 * new one of one's own needs `currentPassword`. `totpKey`, the key of one-time codes, is never
 * returned: left out it stays unchanged, null removes it.
 */
export interface UserInput extends Write<typeof user> {}

/** Filters for a list of accounts. */
export type UserQuery = QueryOf<typeof user>;
