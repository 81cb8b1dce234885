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

/** What a client may write of a group. */
export interface GroupInput extends Write<typeof group> {}

/** What a list of groups may be narrowed by. */
export type GroupQuery = QueryOf<typeof group>;
