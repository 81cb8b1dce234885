import type { GroupMember } from '@rastro/sdk/react';
import type { GroupDialog } from '../dialogs/group-dialogs';
import type { GroupMoves } from '../moves/use-group-moves';
import type { GroupRights } from './use-group-rights';

/** What can be done on the page of groups, as far as the account may. */
export interface GroupActions extends GroupMoves {
  may: GroupRights;
  open: (dialog: GroupDialog) => void;
  /** Opens the form of a group. */
  edit: (groupId: number) => void;
}

/** Rows of devices that are dragged: a list of ids as JSON. */
export const DEVICES_TYPE = 'application/x-rastro-devices';

/** The members that were dragged. Other pages may drag whatever they like: what is no list of ids is none. */
export function readDragged(data: string, members: readonly GroupMember[]): GroupMember[] {
  let ids: unknown;
  try {
    ids = JSON.parse(data);
  } catch {
    return [];
  }
  if (!Array.isArray(ids)) return [];
  const wanted = new Set<unknown>(ids);
  return members.filter(({ device }) => wanted.has(device.id));
}
