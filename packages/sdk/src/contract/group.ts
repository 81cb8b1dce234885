import * as z from 'zod/mini';
import { createDecoder, createListDecoder } from './decode';
import { attributes, numberOr, requiredNumber, text } from './fields';

/** A group of devices, as on the wire. */
export const groupSchema = z.object({
  id: requiredNumber,
  name: text,
  groupId: numberOr(0),
  attributes,
});

/** A group of devices; `groupId` is the parent, 0 for none. */
export type Group = z.output<typeof groupSchema>;

/** What a client may write of a group. */
export type GroupInput = Pick<Group, 'name'> & Partial<Group>;

/** Decodes one group; throws ContractError. */
export const decodeGroup = createDecoder('Group', groupSchema);

/** Decodes a list of groups; unreadable ones are left out. */
export const decodeGroups = createListDecoder('Group', groupSchema);

/** Exactly the writable members of a group. */
export function encodeGroup(group: GroupInput): Record<string, unknown> {
  return {
    ...(group.id ? { id: group.id } : {}),
    name: group.name,
    groupId: group.groupId ?? 0,
    attributes: group.attributes ?? {},
  };
}
