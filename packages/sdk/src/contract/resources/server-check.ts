import { defineResource } from '../describe/define-resource';
import { choice, id, structure, text } from '../describe/members';
import type { Read } from '../describe/values';
import { readFacts } from '../read-facts';

/** Status of the services that the server depends on. */
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
    code: text({ default: '', writtenBy: 'server' }),
    params: structure(readFacts),
    service: text({ default: '', writtenBy: 'server' }),
  },
});

/**
 * One look at something that the server leans on: the database, mail, the tracking API. `warning` wants attention
 * soon, `problem` now; `found` and `remedy` are English. `code` says what was found in any language, with the facts
 * in `params`, such as `trackingAway` and `{ url }`; '' where `found` is a name or a number alone.
 * `service` says what came of asking a service outside, as an {@link IntegrationTest} does; its facts are in `params`
 * as well.
 */
export interface ServerCheck extends Read<typeof serverCheck> {}
