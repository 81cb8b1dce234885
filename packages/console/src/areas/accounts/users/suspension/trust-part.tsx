import type { AccountAccess, User } from '@rastro/sdk/contract';
import {
  describeRefusal,
  useFormat,
  useShortForm,
  useTrackingClient,
} from '@rastro/sdk/internal/react';
import { Button, ConfirmDialog, FormDialog, TextField } from '@rastro/sdk/internal/ui';
import { Handshake } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useText } from '../../../../frame/i18n/text-context';

const USUAL_DAYS = '3';
const MAX_DAYS = 30;

/** 0 for what is no number of days. */
const toDays = (text: string): number => (/^\d{1,2}$/.test(text.trim()) ? Number(text) : 0);

interface PartProps {
  account: User;
  access: AccountAccess;
  onChanged: (access: AccountAccess) => void;
}

/**
 * Availability of a suspended account's one unlock on trust, with a button to grant or revoke it.
 */
export function TrustPart({ account, access, onChanged }: PartProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const client = useTrackingClient();
  const [asked, setAsked] = useState<'grant' | 'take' | null>(null);
  const { suspension, trustUntil } = access;
  const isTrusted = trustUntil !== null || suspension?.trustAvailable === true;
  const close = () => setAsked(null);
  return (
    <>
      <p>
        {trustUntil !== null
          ? t('users.trust.open', { time: format.dateTime(trustUntil) })
          : suspension?.trustAvailable
            ? t('users.trust.available', { days: suspension.trustDays })
            : t('users.trust.none')}
      </p>
      <Button
        icon={<Handshake aria-hidden="true" />}
        onClick={() => setAsked(isTrusted ? 'take' : 'grant')}
      >
        {t(isTrusted ? 'users.trust.take' : 'users.trust.grant')}
      </Button>
      {asked === 'grant' ? (
        <GrantDialog account={account} onChanged={onChanged} onClose={close} />
      ) : null}
      <ConfirmDialog
        isOpen={asked === 'take'}
        danger
        title={t('users.trust.title', { name: account.name })}
        confirmLabel={t('users.trust.take')}
        cancelLabel={t('form.cancel.action')}
        onConfirm={async () => onChanged(await client.access.grantTrust(account.id, 0))}
        describeFailure={(reason) => t(describeRefusal(reason))}
        onClose={close}
      >
        {t('users.trust.takeText')}
      </ConfirmDialog>
    </>
  );
}

function GrantDialog({
  account,
  onChanged,
  onClose,
}: Omit<PartProps, 'access'> & { onClose: () => void }): ReactElement {
  const t = useText();
  const client = useTrackingClient();
  const { values, change, problemOf, dialog } = useShortForm({
    name: `trust ${account.id}`,
    start: { days: USUAL_DAYS },
    send: async ({ days }) => onChanged(await client.access.grantTrust(account.id, toDays(days))),
    onClose,
  });
  const asked = toDays(values.days);
  return (
    <FormDialog
      {...dialog}
      title={t('users.trust.title', { name: account.name })}
      sendLabel={t('users.trust.grant')}
      cancelLabel={t('form.cancel.action')}
      canSend={asked >= 1 && asked <= MAX_DAYS}
    >
      <p>{t('users.trust.text')}</p>
      <TextField
        label={t('users.trust.days')}
        inputMode="numeric"
        required
        value={values.days}
        error={problemOf('days')}
        onChange={({ target }) => change({ days: target.value })}
      />
    </FormDialog>
  );
}
