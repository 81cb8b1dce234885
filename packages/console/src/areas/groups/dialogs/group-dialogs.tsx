import { GroupMoveDialog } from '@rastro/sdk/internal';
import { group as groupResource, type Group } from '@rastro/sdk/contract';
import { NO_GROUP_ID, readDeviceName } from '@rastro/sdk/domain';
import {
  describeError,
  useResourceChanges,
  type GroupFleet,
  type GroupMember,
} from '@rastro/sdk/internal/react';
import { useMemberWords } from '@rastro/sdk/resource';
import { ConfirmDialog } from '@rastro/sdk/internal/ui';
import type { ReactElement } from 'react';
import { useText } from '../../../frame/i18n/text-context';
import type { GroupMoves } from '../moves/use-group-moves';
import { AddDevicesDialog } from './add-devices-dialog';
import { NameDialog } from './name-dialog';

/** A dialog of the page of groups, and what it is about. */
export type GroupDialog =
  | { kind: 'create'; parent: Group | null }
  | { kind: 'rename'; group: Group }
  | { kind: 'delete'; group: Group }
  | { kind: 'add'; group: Group }
  | { kind: 'move'; members: readonly GroupMember[] };

/** The dialog that is open, if any. */
export function GroupDialogs({
  dialog,
  fleet,
  moveDevices,
  onCreated,
  onDeleted,
  onClose,
}: {
  dialog: GroupDialog | null;
  fleet: GroupFleet;
  moveDevices: GroupMoves['moveDevices'];
  onCreated: (groupId: number) => void;
  onDeleted: (groupId: number) => void;
  onClose: () => void;
}): ReactElement | null {
  const t = useText();
  const words = useMemberWords(groupResource);
  const changes = useResourceChanges(groupResource);
  switch (dialog?.kind) {
    case 'create': {
      const { parent } = dialog;
      return (
        <NameDialog
          title={parent ? t('groups.new.title', { name: parent.name }) : t('groups.new.action')}
          action={t('groups.new.submit')}
          name=""
          onSave={async (name) => {
            const made = await changes.create({ name, groupId: parent?.id ?? NO_GROUP_ID });
            onCreated(made.id);
          }}
          onClose={onClose}
        />
      );
    }
    case 'rename': {
      const { id, name } = dialog.group;
      return (
        <NameDialog
          title={t('groups.rename.title', { name })}
          action={t('form.save.action')}
          name={name}
          onSave={(next) => changes.patch(id, { name: next })}
          onClose={onClose}
        />
      );
    }
    case 'delete': {
      const { id, name } = dialog.group;
      return (
        <ConfirmDialog
          isOpen
          danger
          onClose={onClose}
          title={t('form.delete.title', { name })}
          confirmLabel={t('groups.delete.action')}
          cancelLabel={t('form.cancel.action')}
          onConfirm={async () => {
            await changes.delete(id);
            onDeleted(id);
          }}
          describeFailure={(error) => t(describeError(error))}
        >
          {words.loss()}
        </ConfirmDialog>
      );
    }
    case 'add': {
      const { id, name } = dialog.group;
      return (
        <AddDevicesDialog
          fleet={fleet}
          groupId={id}
          name={name}
          onAdd={(members) => moveDevices(members, id)}
          onClose={onClose}
        />
      );
    }
    case 'move': {
      const { members } = dialog;
      const [only] = members;
      return (
        <GroupMoveDialog
          title={
            members.length === 1 && only
              ? t('groups.move.one', { name: readDeviceName(only.device) })
              : t('groups.move.title', { count: members.length })
          }
          onMove={(groupId) => moveDevices(members, groupId)}
          onClose={onClose}
        />
      );
    }
    default:
      return null;
  }
}
