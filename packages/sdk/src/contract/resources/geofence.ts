import { defineResource } from '../describe/define-resource';
import { area, attributes, id, reference, text } from '../describe/members';
import { linked } from '../describe/query';
import type { QueryOf, Read, Write } from '../describe/values';

/** Places and corridors on the map. */
export const geofence = /* @__PURE__ */ defineResource({
  name: 'Geofence',
  path: '/geofences',
  area: 'geofences',
  query: linked(),
  members: {
    id: id(),
    name: text({ required: true, maxLength: 128, search: true, sort: true }),
    description: text({ maxLength: 128 }),
    area: area(),
    calendarId: reference('Calendar'),
    attributes: attributes(),
  },
});

/** A place or corridor. `area` is text, latitude first; the domain's `parseArea` reads it. */
export interface Geofence extends Read<typeof geofence> {}

/** Members of a fence that a client may write. */
export interface GeofenceInput extends Write<typeof geofence> {}

/** Filters for a list of fences. */
export type GeofenceQuery = QueryOf<typeof geofence>;
