import { group, validateInput } from '@rastro/sdk/contract';
import { describeProblem } from '@rastro/sdk/domain';
import { describeError } from '@rastro/sdk/internal/react';
import { FormDialog, TextField } from '@rastro/sdk/internal/ui';
import { useState, type ReactElement } from 'react';
import { useText } from '../../i18n/text-context';

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
  const [name, setName] = useState(firstName);
  const [error, setError] = useState<string | undefined>();
  const label = t('member.name');

  async function save(): Promise<boolean> {
    const [problem] = validateInput(group.members, { name });
    setError(problem && t(describeProblem(problem, label)));
    if (problem) return false;
    try {
      if (name !== firstName) await onSave(name);
      return true;
    } catch (refusal) {
      setError(t(describeError(refusal)));
      return false;
    }
  }
  return (
    <FormDialog
      title={title}
      sendLabel={action}
      cancelLabel={t('form.cancel.action')}
      onSend={save}
      onClose={onClose}
    >
      <TextField
        label={label}
        required
        autoComplete="off"
        value={name}
        error={error}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          setError(undefined);
        }}
      />
    </FormDialog>
  );
}
