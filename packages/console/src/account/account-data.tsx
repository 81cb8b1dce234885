import { readAccountData } from '@rastro/sdk/client';
import { describeError, useTrackingClient } from '@rastro/sdk/internal/react';
import { Button, downloadBlob } from '@rastro/sdk/internal/ui';
import { Download } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useText } from '../i18n/text-context';
import { AccountSection, Line, Problem } from './account-parts';

/** Hands out what is held of the account, as a file. */
export function AccountData(): ReactElement {
  const t = useText();
  const client = useTrackingClient();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  async function download() {
    setBusy(true);
    setFailure(null);
    try {
      const data = await readAccountData(client, Date.now());
      const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
      downloadBlob(file, `${t('account.data.file')}-${data.madeAt.slice(0, 10)}.json`);
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  }
  return (
    <AccountSection title={t('account.data.title')}>
      <Line>
        <span>{t('account.data.text')}</span>
        <Button
          icon={<Download aria-hidden="true" />}
          busy={isBusy}
          onClick={() => void download()}
        >
          {t('account.data.action')}
        </Button>
      </Line>
      {failure ? <Problem role="alert">{t(describeError(failure))}</Problem> : null}
    </AccountSection>
  );
}
