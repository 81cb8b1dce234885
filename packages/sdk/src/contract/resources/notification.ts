import { defineResource } from '../describe/define-resource';
import { attributes, flag, id, reference, text } from '../describe/members';
import { linked } from '../describe/query';
import { readTypes } from '../describe/read-types';
import type { QueryOf, Read, Write } from '../describe/values';

/** Rules that say which event is told through which channels. */
export const notification = /* @__PURE__ */ defineResource({
  name: 'Notification',
  path: '/notifications',
  area: 'notifications',
  query: linked(),
  calls: {
    /** The types of events that a rule may name. */
    types: { method: 'GET', path: '/notifications/types', answer: readTypes },
    /** The channels of this server; with `announcement` those that announcements may take. */
    notificators: {
      method: 'GET',
      path: '/notifications/notificators',
      query: { announcement: 'boolean' },
      answer: readTypes,
    },
    /** Sends a test to oneself. */
    test: { method: 'POST', path: '/notifications/test/{notificator}', answer: 'none' },
    /** Sends words to some users, or to all that one manages. */
    announce: {
      method: 'POST',
      path: '/notifications/send/{notificator}',
      query: { userId: 'ints' },
      body: {
        subject: text({ required: true }),
        digest: text(),
        body: text({ required: true }),
        priority: flag(),
      },
      answer: 'none',
    },
  },
  members: {
    id: id(),
    type: text({ required: true }),
    description: text({ search: true, sort: true }),
    always: flag(),
    notificators: text({ required: true, maxLength: 128 }),
    calendarId: reference('Calendar'),
    commandId: reference('Command'),
    attributes: attributes(),
  },
});

/** A notification rule; `notificators` is a comma list, e.g. `web,mail`. */
export interface NotificationRule extends Read<typeof notification> {}

/** Members of a notification rule that a client may write. */
export interface NotificationRuleInput extends Write<typeof notification> {}

/** Filters for a list of notification rules. */
export type NotificationRuleQuery = QueryOf<typeof notification>;
