import type { GroupDialog } from '../dialogs/group-dialogs';
import type { GroupMoves } from '../moves/use-group-moves';
import type { GroupRights } from './use-group-rights';

/** Actions on the page of groups, with the account's rights. */
export interface GroupActions extends GroupMoves {
  may: GroupRights;
  open: (dialog: GroupDialog) => void;
  /** Opens the form of a group. */
  edit: (groupId: number) => void;
}
