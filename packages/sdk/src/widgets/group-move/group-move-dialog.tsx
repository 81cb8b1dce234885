'use client';
import { useMemo, useState, type ReactElement } from 'react';
import { group } from '../../contract';
import { compareNames, formatGroupPath, NO_GROUP_ID, resolveParents } from '../../domain';
import { useFormat, useLabels, useResource } from '../../react';
import { ResourceWords, useFieldWords } from '../../react/resource';
import { Combobox, FormDialog, type ComboboxOption } from '../../ui';

/** Props of `GroupMoveDialog`. */
export interface GroupMoveDialogProps {
  /** Title of the dialog, naming the moved items. */
  title: string;
  /** A group was chosen, `NO_GROUP_ID` (0) for none; the dialog is busy until this is done. */
  onMove: (groupId: number) => Promise<void>;
  onClose: () => void;
}

/** Asks for the group that devices are moved to. */
export function GroupMoveDialog(props: GroupMoveDialogProps): ReactElement {
  return (
    <ResourceWords>
      <OpenDialog {...props} />
    </ResourceWords>
  );
}

function OpenDialog({ title, onMove, onClose }: GroupMoveDialogProps) {
  const t = useLabels();
  const words = useFieldWords().choices;
  const { locale } = useFormat();
  const { data } = useResource(group);
  const [target, setTarget] = useState<ComboboxOption<number> | null>(null);
  const options = useMemo(() => {
    const groups = [...(data ?? [])].sort((left, right) =>
      compareNames(left.name, right.name, locale),
    );
    const parentOf = resolveParents(
      groups.map(({ id, groupId }) => ({
        id,
        parentId: groupId === NO_GROUP_ID ? null : groupId,
      })),
    );
    const none = { value: NO_GROUP_ID, label: t('list.group.none') };
    return [
      none,
      ...groups.map(({ id, name }) => {
        const parentId = parentOf.get(id) ?? null;
        const hint = parentId !== null && formatGroupPath({ groups, parentOf }, parentId);
        return { value: id, label: name, ...(hint && { hint }) };
      }),
    ];
  }, [data, locale, t]);

  async function send() {
    if (!target) return false;
    await onMove(target.value);
    return true;
  }
  return (
    <FormDialog
      title={title}
      sendLabel={t('groups.move.submit')}
      cancelLabel={t('form.cancel.action')}
      canSend={target !== null}
      onSend={send}
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
