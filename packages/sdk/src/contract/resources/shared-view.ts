import { defineResource } from '../describe/define-resource';
import { flag, number, text } from '../describe/members';
import type { Read } from '../describe/values';

/** What somebody who opened a link is told of it; below `/api/shared`, as all that they ask for. */
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
  calls: {
    /** Begins to look, by the token of the link. */
    open: {
      method: 'POST',
      path: '/session',
      body: { token: text({ required: true, maxLength: 256, secret: true }) },
      answer: 'one',
    },
    /** Looks no more. */
    leave: { method: 'DELETE', path: '/session', answer: 'none' },
  },
});

/** A link as its viewers see it. `remainingMs` is how long it still lives, by the server's clock. */
export interface SharedView extends Read<typeof sharedView> {}
