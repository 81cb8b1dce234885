import { defineResource } from '../describe/define-resource';
import { id, moment, number, text } from '../describe/members';
import type { Read } from '../describe/values';

/** Messages that were given up before delivery, for administrators. */
export const undelivered = /* @__PURE__ */ defineResource({
  name: 'Undelivered',
  path: '/undelivered',
  area: 'audit',
  ownedByProduct: true,
  operations: ['list', 'get', 'delete'],
  members: {
    id: id(),
    channel: text({ default: '' }),
    what: text({ default: '' }),
    recipient: text({ default: '' }),
    waitedSince: moment(),
    failedAt: moment(),
    attempts: number({ whole: true }),
    error: text({ default: '' }),
  },
  calls: {
    /** Puts it into the queue again, as if it were new. */
    resend: { method: 'POST', path: '/undelivered/{id}/resend', answer: 'none' },
  },
});

/**
 * A message that was given up: by which `channel`, `what` it is (`event`, `test`, `report` …), for whom, with
 * e-mails and numbers hidden but for what who knows them needs, and why it failed at last. It is kept for 30 days.
 */
export interface Undelivered extends Read<typeof undelivered> {}
