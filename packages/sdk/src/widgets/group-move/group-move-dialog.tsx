'use client';
import { useId, useMemo, useState, type ReactElement } from 'react';
import { group } from '../../contract';
import { compareNames, formatGroupPath, NO_GROUP_ID, resolveParents } from '../../domain';
import { useFormat, useLabels, useResource } from '../../react';
import { ResourceWords, useFieldWords } from '../../react/resource';
import { Button, Combobox, Dialog, type ComboboxOption } from '../../ui';

/** Props of `GroupMoveDialog`. */
export interface GroupMoveDialogProps {
  /** What is moved, as the dialog is headed. */
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
  const formId = useId();
  const { data } = useResource(group);
  const [target, setTarget] = useState<ComboboxOption<number> | null>(null);
  const [isBusy, setBusy] = useState(false);
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
      size="form"
      title={title}
      actions={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {t('form.cancel.action')}
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={isBusy} disabled={!target}>
            {t('groups.move.submit')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
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
