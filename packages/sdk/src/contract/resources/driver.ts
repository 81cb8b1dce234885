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

/** What a client may write of a driver. */
export interface DriverInput extends Write<typeof driver> {}

/** What a list of drivers may be narrowed by. */
export type DriverQuery = QueryOf<typeof driver>;
