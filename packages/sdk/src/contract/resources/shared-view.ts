import { defineResource } from '../describe/define-resource';
import { flag, number, text } from '../describe/members';
import type { Read } from '../describe/values';

/** What somebody who opened a link is told of it. */
export const sharedView = /* @__PURE__ */ defineResource({
  name: 'SharedView',
  path: '/session',
  area: 'shares',
  operations: ['get'],
  single: true,
  members: {
    name: text({ default: '' }),
    sharedBy: text({ default: '' }),
    remainingMs: number({ unit: 'milliseconds' }),
    showsName: flag(),
    showsSpeed: flag(),
    showsAddress: flag(),
    showsTrail: flag(),
  },
});

/** A link as its viewers see it. `remainingMs` is how long it still lives, by the server's clock. */
export interface SharedView extends Read<typeof sharedView> {}
