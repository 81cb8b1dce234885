import type { User } from '@rastro/sdk/contract';
import { describeError, useAccess, useTrackingClient } from '@rastro/sdk/internal/react';
import { Button } from '@rastro/sdk/internal/ui';
import { Download, Eraser } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../i18n/text-context';
import { FactSection } from '../../resource/fact-section';
import { Problem } from '../../resource/problem';
import { downloadPersonalData } from './download-personal-data';
import { EraseDialog } from './erase-dialog';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** What is held of a person: as a file, or erased. */
export function DataSection({ account }: { account: User }): ReactElement {
  const t = useText();
  const client = useTrackingClient();
  const mayErase = useAccess()('delete', 'users', { isSelf: false }).allowed;
  const [isBusy, setBusy] = useState(false);
  const [isErasing, setErasing] = useState(false);
  const [isErased, setErased] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  async function download() {
    setBusy(true);
    setFailure(null);
    try {
      await downloadPersonalData(client, account.id, `${t('users.data.file')}-${account.id}`);
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  }
  return (
    <FactSection title={t('users.data.section')}>
      <p role={isErased ? 'status' : undefined}>
        {t(isErased ? 'users.erase.done' : 'users.data.text')}
      </p>
      <Actions>
        <Button
          icon={<Download aria-hidden="true" />}
          busy={isBusy}
          onClick={() => void download()}
        >
          {t('users.data.action')}
        </Button>
        {mayErase ? (
          <Button
            variant="quiet-danger"
            icon={<Eraser aria-hidden="true" />}
            onClick={() => setErasing(true)}
          >
            {t('users.erase.action')}
          </Button>
        ) : null}
      </Actions>
      {failure ? <Problem role="alert">{t(describeError(failure))}</Problem> : null}
      {isErasing ? (
        <EraseDialog
          account={account}
          onDone={() => setErased(true)}
          onClose={() => setErasing(false)}
        />
      ) : null}
    </FactSection>
  );
}
