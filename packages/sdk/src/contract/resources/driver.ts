import { defineResource } from '../describe/define-resource';
import { attributes, id, text } from '../describe/members';
import { linked } from '../describe/query';
import type { QueryOf, Read, Write } from '../describe/values';

/** People who drive. */
export const driver = /* @__PURE__ */ defineResource({
  name: 'Driver',
  path: '/drivers',
  area: 'drivers',
  query: linked(),
  members: {
    id: id(),
    name: text({ required: true, maxLength: 128, search: true, sort: true }),
    uniqueId: text({ required: true, maxLength: 128, search: true }),
    attributes: attributes(),
  },
});

/** A driver; `uniqueId` is what a tracker sends when they identify themselves. */
export interface Driver extends Read<typeof driver> {}

/** Members of a driver that a client may write. */
export interface DriverInput extends Write<typeof driver> {}

/** Filters for a list of drivers. */
export type DriverQuery = QueryOf<typeof driver>;
