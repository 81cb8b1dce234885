export { GroupMoveDialog, type GroupMoveDialogProps } from './group-move-dialog';
