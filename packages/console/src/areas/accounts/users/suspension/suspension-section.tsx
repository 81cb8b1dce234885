import { user, type AccountAccess, type User } from '@rastro/sdk/contract';
import { readSuspension, saySuspensionReason } from '@rastro/sdk/domain';
import {
  describeRefusal,
  useResource,
  useResourceItem,
  useShortForm,
  useTrackingClient,
} from '@rastro/sdk/internal/react';
import { Button, ConfirmDialog, FormDialog, TextArea } from '@rastro/sdk/internal/ui';
import { CirclePause, CirclePlay } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useText } from '../../../../frame/i18n/text-context';
import { FactSection } from '../../../../frame/resource/fact-section';
import { TrustPart } from './trust-part';
import { useAccountAccess } from './use-account-access';

const MAX_REASON_LENGTH = 500;

/** Suspends an account with a reason, opens it again, and gives it trust; nothing for who may not. */
export function SuspensionSection({ account }: { account: User }): ReactElement | null {
  const t = useText();
  const client = useTrackingClient();
  const list = useResource(user);
  const one = useResourceItem(user, account.id);
  const [access, setAccess] = useAccountAccess(account.id);
  const refresh = () => Promise.all([list.refresh(), one.refresh()]);
  const changed = async (now: AccountAccess): Promise<void> => {
    setAccess(now);
    await refresh();
  };
  const [asked, setAsked] = useState<'suspend' | 'restore' | null>(null);
  const suspension = readSuspension(account, client.attributePrefix);
  const close = () => setAsked(null);
  if (!access?.maySuspend) return null;
  return (
    <FactSection title={t('users.suspension.section')}>
      <p>{suspension ? saySuspensionReason(t, suspension.reason) : t('users.suspension.text')}</p>
      <Button
        variant={suspension ? 'secondary' : 'quiet-danger'}
        icon={suspension ? <CirclePlay aria-hidden="true" /> : <CirclePause aria-hidden="true" />}
        onClick={() => setAsked(suspension ? 'restore' : 'suspend')}
      >
        {t(suspension ? 'users.restore.action' : 'users.suspend.action')}
      </Button>
      {access.suspension || access.trustUntil !== null ? (
        <TrustPart account={account} access={access} onChanged={(now) => void changed(now)} />
      ) : null}
      {asked === 'suspend' ? (
        <SuspendDialog account={account} onDone={changed} onClose={close} />
      ) : null}
      <ConfirmDialog
        isOpen={asked === 'restore'}
        title={t('users.restore.title', { name: account.name })}
        confirmLabel={t('users.restore.action')}
        cancelLabel={t('form.cancel.action')}
        onConfirm={async () => {
          await changed(await client.access.restore(account.id));
        }}
        describeFailure={(reason) => t(describeRefusal(reason))}
        onClose={close}
      >
        {t('users.restore.text')}
      </ConfirmDialog>
    </FactSection>
  );
}

function SuspendDialog({
  account,
  onDone,
  onClose,
}: {
  account: User;
  onDone: (access: AccountAccess) => Promise<unknown>;
  onClose: () => void;
}): ReactElement {
  const t = useText();
  const client = useTrackingClient();
  const { values, change, problemOf, dialog } = useShortForm({
    name: `suspend ${account.id}`,
    start: { reason: '' },
    send: async ({ reason }) => onDone(await client.access.suspend(account.id, reason.trim())),
    onClose,
  });
  return (
    <FormDialog
      {...dialog}
      title={t('users.suspend.title', { name: account.name })}
      sendLabel={t('users.suspend.action')}
      cancelLabel={t('form.cancel.action')}
      canSend={values.reason.trim() !== ''}
    >
      <p>{t('users.suspend.text')}</p>
      <TextArea
        label={t('users.suspend.reason')}
        required
        maxLength={MAX_REASON_LENGTH}
        value={values.reason}
        error={problemOf('reason')}
        onChange={({ target }) => change({ reason: target.value })}
      />
    </FormDialog>
  );
}
