import { defineResource } from '../describe/define-resource';
import { linkedThings } from '../describe/links';
import { attributes, id, reference, text } from '../describe/members';
import { owned } from '../describe/query';
import type { QueryOf, Read, Write } from '../describe/values';

/** Groups of devices, as a tree. */
export const group = /* @__PURE__ */ defineResource({
  name: 'Group',
  path: '/groups',
  area: 'groups',
  query: owned({}),
  owns: linkedThings(),
  members: {
    id: id(),
    name: text({ required: true, maxLength: 128, search: true, sort: true }),
    groupId: reference('Group'),
    attributes: attributes(),
  },
});

/** A group of devices; `groupId` is the parent, 0 for none. */
export interface Group extends Read<typeof group> {}

/** Members of a group that a client may write. */
export interface GroupInput extends Write<typeof group> {}

/** Filters for a list of groups. */
export type GroupQuery = QueryOf<typeof group>;
