import { defineResource } from '../describe/define-resource';
import { choice, id, text } from '../describe/members';
import type { Read } from '../describe/values';

/** How what the server leans on is. */
export const serverCheck = /* @__PURE__ */ defineResource({
  name: 'ServerCheck',
  path: '/server-checks',
  area: 'statistics',
  ownedByProduct: true,
  operations: ['list'],
  members: {
    id: id(),
    level: choice(['good', 'warning', 'problem'], { default: 'good', writtenBy: 'server' }),
    what: text({ default: '', writtenBy: 'server' }),
    found: text({ default: '', writtenBy: 'server' }),
    remedy: text({ writtenBy: 'server' }),
  },
});

/**
 * One look at something that the server leans on: the database, mail, the tracking API. `warning` wants attention
 * soon, `problem` now; `found` and `remedy` are English, for who runs the machine.
 */
export interface ServerCheck extends Read<typeof serverCheck> {}
