import { NO_GROUP_ID, readDeviceName } from '@rastro/sdk/domain';
import type { GroupFleet, GroupMember } from '@rastro/sdk/react';
import { useFieldWords } from '@rastro/sdk/resource';
import { Button, Combobox, Dialog, type ComboboxOption } from '@rastro/sdk/ui';
import { useId, useMemo, useState, type FormEvent, type ReactElement } from 'react';
import { useText } from '../../i18n/text-context';
import { formatGroupPath } from '../tree/format-group-path';

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
  const formId = useId();
  const [target, setTarget] = useState<ComboboxOption<number> | null>(null);
  const [isBusy, setBusy] = useState(false);
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

  async function move(event: FormEvent) {
    event.preventDefault();
    if (!target || isBusy) return;
    setBusy(true);
    await onMove(target.value);
    onClose();
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isBusy={isBusy}
      title={title}
      actions={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {t('form.cancel.action')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={isBusy}
            disabled={target === null}
          >
            {t('groups.move.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void move(event)}>
        <Combobox
          label={t('groups.move.target')}
          value={target}
          onChange={setTarget}
          options={options}
          words={words}
        />
      </form>
    </Dialog>
  );
}
