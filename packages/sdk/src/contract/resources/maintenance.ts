import { defineResource } from '../describe/define-resource';
import { attributes, id, number, text } from '../describe/members';
import { linked } from '../describe/query';
import type { QueryOf, Read, Write } from '../describe/values';

/** Maintenance that is due on a vehicle at intervals. */
export const maintenance = /* @__PURE__ */ defineResource({
  name: 'Maintenance',
  path: '/maintenance',
  area: 'maintenance',
  query: linked(),
  members: {
    id: id(),
    name: text({ required: true, maxLength: 128, search: true, sort: true }),
    type: text({ required: true }),
    start: number(),
    period: number(),
    attributes: attributes(),
  },
});

/**
 * A maintenance: due at `start` and each `period` after, counted in the attribute of a position that
 * `type` names, in its unit: metres, or milliseconds.
 */
export interface Maintenance extends Read<typeof maintenance> {}

/** Members of a maintenance that a client may write. */
export interface MaintenanceInput extends Write<typeof maintenance> {}

/** Filters for a list of maintenances. */
export type MaintenanceQuery = QueryOf<typeof maintenance>;
