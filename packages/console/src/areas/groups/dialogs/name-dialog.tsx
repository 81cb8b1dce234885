import { group, validateInput } from '@rastro/sdk/contract';
import { describeProblem } from '@rastro/sdk/domain';
import { useShortForm } from '@rastro/sdk/internal/react';
import { FormDialog, TextField } from '@rastro/sdk/internal/ui';
import { useState, type ReactElement } from 'react';
import { useText } from '../../../frame/i18n/text-context';

/** Asks for the name of a group, a new one or one that is there. */
export function NameDialog({
  title,
  action,
  name: firstName,
  onSave,
  onClose,
}: {
  title: string;
  /** Words of the button that does it. */
  action: string;
  /** '' for a new one. */
  name: string;
  /** Rejects with what the server refused. */
  onSave: (name: string) => Promise<unknown>;
  onClose: () => void;
}): ReactElement {
  const t = useText();
  const [isChecked, setChecked] = useState(false);
  const label = t('member.name');
  const { values, change, problemOf, dialog } = useShortForm({
    name: `group name ${firstName}`,
    start: { name: firstName },
    send: async ({ name }) => (name === firstName ? undefined : onSave(name)),
    onClose,
  });
  const [problem] = validateInput(group.members, values);
  const found = isChecked && problem ? t(describeProblem(problem, label)) : undefined;

  return (
    <FormDialog
      {...dialog}
      title={title}
      sendLabel={action}
      cancelLabel={t('form.cancel.action')}
      onSend={async () => {
        setChecked(true);
        return problem ? false : dialog.onSend();
      }}
    >
      <TextField
        label={label}
        required
        autoComplete="off"
        value={values.name}
        error={found ?? problemOf('name')}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
    </FormDialog>
  );
}
