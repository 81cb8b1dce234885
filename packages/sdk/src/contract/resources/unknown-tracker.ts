import { defineResource } from '../describe/define-resource';
import { id, moment, number, text } from '../describe/members';
import type { Read } from '../describe/values';

/** Trackers that send and are no devices here, for administrators. */
export const unknownTracker = /* @__PURE__ */ defineResource({
  name: 'UnknownTracker',
  path: '/unknown-trackers',
  area: 'ingest',
  ownedByProduct: true,
  operations: ['list'],
  members: {
    id: id(),
    uniqueId: text(),
    address: text({ default: '' }),
    reason: text({ default: '' }),
    firstTime: moment(),
    lastTime: moment(),
    count: number({ whole: true }),
  },
});

/**
 * Tracker that sends to the server without being a device of it: `uniqueId` is its own identifier,
 * null where none of its data can be read, `address` its network address, `reason` why its last
 * message was rejected, `count` the number of its messages. Text written by strangers. The server
 * forgets it on restart.
 */
export interface UnknownTracker extends Read<typeof unknownTracker> {}
