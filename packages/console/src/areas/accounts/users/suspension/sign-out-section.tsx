import type { User } from '@rastro/sdk/contract';
import { describeError, useTrackingClient } from '@rastro/sdk/internal/react';
import { Button, ConfirmDialog } from '@rastro/sdk/internal/ui';
import { LogOut } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useText } from '../../../../frame/i18n/text-context';
import { FactSection } from '../../../../frame/resource/fact-section';

/** Ends all that an account is let in with, once somebody has said so twice. */
export function SignOutSection({ account }: { account: User }): ReactElement {
  const t = useText();
  const client = useTrackingClient();
  const [isAsking, setAsking] = useState(false);
  const [isDone, setDone] = useState(false);
  return (
    <FactSection title={t('users.signOut.section')}>
      <p role={isDone ? 'status' : undefined}>
        {t(isDone ? 'users.signOut.done' : 'users.signOut.text')}
      </p>
      <Button icon={<LogOut aria-hidden="true" />} onClick={() => setAsking(true)}>
        {t('users.signOut.action')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        danger
        title={t('users.signOut.title', { name: account.name })}
        confirmLabel={t('users.signOut.action')}
        cancelLabel={t('form.cancel.action')}
        onConfirm={async () => {
          await client.access.signOut(account.id);
          setDone(true);
        }}
        describeFailure={(reason) => t(describeError(reason))}
        onClose={() => setAsking(false)}
      >
        {t('users.signOut.text')}
      </ConfirmDialog>
    </FactSection>
  );
}
