import type { User } from '@rastro/sdk/contract';
import { describeError } from '@rastro/sdk/internal/react';
import { Button, ConfirmDialog } from '@rastro/sdk/internal/ui';
import { LogIn } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useText } from '../../../../frame/i18n/text-context';
import { FactSection } from '../../../../frame/resource/fact-section';
import { useEnterAccount } from '../../../../frame/session/use-enter-account';

/** Logs in as an account, once somebody has said so twice; the page is loaded anew, as that account. */
export function EnterSection({ account }: { account: User }): ReactElement {
  const t = useText();
  const enter = useEnterAccount();
  const [isAsking, setAsking] = useState(false);
  return (
    <FactSection title={t('users.enter.action')}>
      <p>{t('users.enter.text', { name: account.name })}</p>
      <Button icon={<LogIn aria-hidden="true" />} onClick={() => setAsking(true)}>
        {t('users.enter.action')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('users.enter.title', { name: account.name })}
        confirmLabel={t('users.enter.action')}
        cancelLabel={t('form.cancel.action')}
        onConfirm={() => enter(account.id)}
        describeFailure={(reason) => t(describeError(reason))}
        onClose={() => setAsking(false)}
      >
        {t('users.enter.text', { name: account.name })}
      </ConfirmDialog>
    </FactSection>
  );
}
