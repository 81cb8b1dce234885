import { defineResource } from '../describe/define-resource';
import { attributes, id, schedule, text } from '../describe/members';
import { owned } from '../describe/query';
import type { QueryOf, Read, Write } from '../describe/values';

/** Times at which something else applies. */
export const calendar = /* @__PURE__ */ defineResource({
  name: 'Calendar',
  path: '/calendars',
  area: 'calendars',
  query: owned({}),
  members: {
    id: id(),
    name: text({ required: true, maxLength: 128, search: true, sort: true }),
    data: schedule(),
    attributes: attributes(),
  },
});

/** A calendar; `data` is an iCalendar text in base64. */
export interface Calendar extends Read<typeof calendar> {}

/** Members of a calendar that a client may write. */
export interface CalendarInput extends Write<typeof calendar> {}

/** Filters for a list of calendars. */
export type CalendarQuery = QueryOf<typeof calendar>;
