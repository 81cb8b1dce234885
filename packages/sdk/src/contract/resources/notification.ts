import { defineResource } from '../describe/define-resource';
import { attributes, flag, id, reference, text } from '../describe/members';
import { linked } from '../describe/query';
import type { QueryOf, Read, Write } from '../describe/values';

/** Rules that say which event is told through which channels. */
export const notification = /* @__PURE__ */ defineResource({
  name: 'Notification',
  path: '/notifications',
  area: 'notifications',
  query: linked(),
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

/** What a client may write of a notification rule. */
export interface NotificationRuleInput extends Write<typeof notification> {}

/** What a list of notification rules may be narrowed by. */
export type NotificationRuleQuery = QueryOf<typeof notification>;
