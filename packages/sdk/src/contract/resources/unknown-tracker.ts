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
 * Who sends to the server and is no device of it: `uniqueId` is what it calls itself, null where nothing
 * that it says can be read, `address` where it sends from, `reason` why its last message was not taken,
 * `count` how many came. What strangers wrote. The server forgets it when it starts anew.
 */
export interface UnknownTracker extends Read<typeof unknownTracker> {}
