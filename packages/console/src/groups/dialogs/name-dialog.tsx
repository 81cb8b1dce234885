import { group, validateInput } from '@rastro/sdk/contract';
import { describeProblem } from '@rastro/sdk/domain';
import { describeError } from '@rastro/sdk/react';
import { Button, Dialog, TextField } from '@rastro/sdk/ui';
import { useId, useState, type FormEvent, type ReactElement } from 'react';
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
  const formId = useId();
  const [name, setName] = useState(firstName);
  const [error, setError] = useState<string | undefined>();
  const [isBusy, setBusy] = useState(false);
  const label = t('member.name');

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const problem = validateInput(group.members, { name }).find(({ path }) => path === 'name');
    if (problem) return setError(t(describeProblem(problem, label)));
    setBusy(true);
    try {
      if (name !== firstName) await onSave(name);
      onClose();
    } catch (refusal) {
      setError(t(describeError(refusal)));
      setBusy(false);
    }
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
          <Button type="submit" form={formId} variant="primary" busy={isBusy}>
            {action}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void save(event)}>
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
      </form>
    </Dialog>
  );
}
