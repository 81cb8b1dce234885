import { server as serverResource } from '@rastro/sdk/contract';
import { describeError, useTrackingClient } from '@rastro/sdk/internal/react';
import { Button, ConfirmDialog } from '@rastro/sdk/internal/ui';
import { Power } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { AccountSection } from '../../frame/resource/section-parts';
import { useText } from '../../frame/i18n/text-context';

/** Starts the server anew, once somebody has said so twice. */
export function RestartSection(): ReactElement {
  const t = useText();
  const client = useTrackingClient();
  const [isAsking, setAsking] = useState(false);
  const [isDone, setDone] = useState(false);
  return (
    <AccountSection title={t('server.restart.title')}>
      <p role={isDone ? 'status' : undefined}>
        {t(isDone ? 'server.restart.done' : 'server.restart.text')}
      </p>
      <Button
        variant="quiet-danger"
        icon={<Power aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        {t('server.restart.action')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        danger
        title={t('server.restart.ask')}
        confirmLabel={t('server.restart.action')}
        cancelLabel={t('account.cancel.action')}
        onConfirm={async () => {
          await client.resource(serverResource).restart();
          setDone(true);
        }}
        describeFailure={(reason) => t(describeError(reason))}
        onClose={() => setAsking(false)}
      >
        {t('server.restart.askText')}
      </ConfirmDialog>
    </AccountSection>
  );
}
