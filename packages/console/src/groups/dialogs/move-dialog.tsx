import { NO_GROUP_ID, readDeviceName } from '@rastro/sdk/domain';
import type { GroupFleet, GroupMember } from '@rastro/sdk/react';
import { useFieldWords } from '@rastro/sdk/resource';
import { Combobox, type ComboboxOption } from '@rastro/sdk/ui';
import { useMemo, useState, type ReactElement } from 'react';
import { useText } from '../../i18n/text-context';
import { formatGroupPath } from '../tree/format-group-path';
import { FormDialog } from './form-dialog';

/** Chooses another group for devices. */
export function MoveDialog({
  fleet,
  members,
  onMove,
  onClose,
}: {
  fleet: Pick<GroupFleet, 'groups' | 'parentOf'>;
  members: readonly GroupMember[];
  onMove: (groupId: number) => Promise<void>;
  onClose: () => void;
}): ReactElement {
  const t = useText();
  const words = useFieldWords().choices;
  const [target, setTarget] = useState<ComboboxOption<number> | null>(null);
  const options = useMemo(() => {
    const { groups = [], parentOf } = fleet;
    const none = { value: NO_GROUP_ID, label: t('device.group.none') };
    return [
      none,
      ...groups.map(({ id, name }) => {
        const parentId = parentOf.get(id) ?? null;
        return {
          value: id,
          label: name,
          ...(parentId !== null && { hint: formatGroupPath(fleet, parentId) }),
        };
      }),
    ];
  }, [fleet, t]);
  const [only] = members;
  const title =
    members.length === 1 && only
      ? t('groups.move.one', { name: readDeviceName(only.device) })
      : t('groups.move.title', { count: members.length });

  return (
    <FormDialog
      title={title}
      action={t('groups.move.submit')}
      canSend={target !== null}
      onSend={async () => {
        if (target) await onMove(target.value);
        return true;
      }}
      onClose={onClose}
    >
      <Combobox
        label={t('groups.move.target')}
        value={target}
        onChange={setTarget}
        options={options}
        words={words}
      />
    </FormDialog>
  );
}
