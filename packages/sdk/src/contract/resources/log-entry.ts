import { LOG_OUTCOMES, readLogChanges } from '../../domain';
import { defineResource } from '../describe/define-resource';
import {
  choice,
  flag,
  id,
  moment,
  number,
  numbers,
  reference,
  structure,
  text,
} from '../describe/members';
import type { QueryOf, Read } from '../describe/values';

const FILTERS = {
  from: 'date',
  to: 'date',
  kind: 'text',
  userId: 'int',
  deviceId: 'int',
  action: 'text',
  objectType: 'text',
  objectId: 'int',
  outcome: 'text',
  keyword: 'text',
  before: 'int',
  limit: 'int',
} as const;

/** Log of user actions, for administrators: of the whole server, of one device, of one account. */
export const logEntry = /* @__PURE__ */ defineResource({
  name: 'LogEntry',
  path: '/server/logs',
  area: 'audit',
  ownedByProduct: true,
  operations: ['list'],
  query: FILTERS,
  members: {
    id: id(),
    time: moment({ required: true }),
    userId: reference('User'),
    userName: text({ default: '' }),
    byUserId: number({ whole: true }),
    byUserName: text({ default: '' }),
    keyName: text({ default: '' }),
    address: text({ default: '' }),
    action: text({ default: '' }),
    objectType: text({ default: '' }),
    objectId: number({ whole: true }),
    objectName: text({ default: '' }),
    deviceId: reference('Device'),
    outcome: choice(LOG_OUTCOMES, { default: 'unknown' }),
    reason: text({ default: '' }),
    times: number({ whole: true, default: 1 }),
    changes: structure(readLogChanges),
    isRead: flag(),
    deviceIds: numbers({ default: [] }),
    deviceCount: number({ whole: true }),
    readFrom: moment(),
    readTo: moment(),
  },
  calls: {
    ofDevice: { method: 'GET', path: '/devices/{id}/logs', query: FILTERS, answer: 'list' },
    ofUser: { method: 'GET', path: '/users/{id}/logs', query: FILTERS, answer: 'list' },
  },
});

/**
 * Somebody (`userId`, 0 for nobody who signed in; `userName` as it was then) did something at `time` from
 * `address`, logged in as that account by `byUserName` where `byUserId` is not 0, or through the API key called `keyName`: `action` is e.g. `edit`, `signIn`, `command`, of the thing `objectType` `objectId`. `reason` is the
 * code of a refusal, `times` how often the same was refused in a row, `changes` each member before and after;
 * secrets are named and not shown. An entry with `isRead` says who read where `deviceCount` vehicles were from `readFrom` to
 * `readTo`, by the calls in `changes`; `deviceIds` are the first 100 of them.
 */
export interface LogEntry extends Read<typeof logEntry> {}

/**
 * Filters for a log; `kind` is `changes` or `reads`, default both. Newest first, 100 or `limit` of
 * them; request the next page with `before`, the id of the last.
 */
export type LogEntryQuery = QueryOf<typeof logEntry>;
