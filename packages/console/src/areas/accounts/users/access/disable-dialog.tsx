import { user, type User } from '@rastro/sdk/contract';
import { describeError, useResourceChanges } from '@rastro/sdk/internal/react';
import { ConfirmDialog } from '@rastro/sdk/internal/ui';
import type { ReactElement } from 'react';
import { useText } from '../../../../frame/i18n/text-context';
import { setDisabled, type ChangeOutcome } from './set-disabled';

/** Requested change to the access of accounts. */
export interface AccessChange {
  users: readonly User[];
  disabled: boolean;
}

class NotAllChanged extends Error {
  constructor(readonly outcome: ChangeOutcome) {
    super('not all accounts were changed');
  }
}

/** Asks before accounts are kept out or let in, does it, and says which of them were not changed and why. */
export function DisableDialog({
  change,
  onClose,
}: {
  /** null while nobody asks. */
  change: AccessChange | null;
  /** Also when it is done. */
  onClose: () => void;
}): ReactElement {
  const t = useText();
  const { patch } = useResourceChanges(user);
  const { users, disabled } = change ?? { users: [], disabled: true };
  const action = disabled ? 'disable' : 'enable';
  const [only] = users;
  async function confirm() {
    const outcome = await setDisabled(users, patch, disabled);
    if (outcome.failed.length > 0) throw new NotAllChanged(outcome);
  }
  function describe(error: unknown): string {
    if (!(error instanceof NotAllChanged)) return t(describeError(error));
    const { failed } = error.outcome;
    const names = failed.map((each) => each.user.name).join(', ');
    return t('users.access.failed', {
      names,
      count: failed.length,
      reason: t(describeError(failed[0]?.error)),
    });
  }
  return (
    <ConfirmDialog
      isOpen={change !== null}
      onClose={onClose}
      title={
        users.length === 1
          ? t(`users.${action}.title`, { name: only?.name ?? '' })
          : t(`users.${action}.titleMany`, { count: users.length })
      }
      confirmLabel={t(`users.${action}.action`)}
      cancelLabel={t('form.cancel.action')}
      danger={disabled}
      onConfirm={confirm}
      describeFailure={describe}
    >
      {t(`users.${action}.text`)}
    </ConfirmDialog>
  );
}
