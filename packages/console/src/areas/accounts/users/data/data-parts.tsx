import type { TrackingClient } from '@rastro/sdk/client';
import { describeError, useTrackingClient } from '@rastro/sdk/internal/react';
import { Button } from '@rastro/sdk/internal/ui';
import { Download, Eraser } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../../frame/i18n/text-context';
import { FactSection } from '../../../../frame/resource/fact-section';
import { Problem } from '../../../../frame/resource/problem';
import { saveData, type HeldData } from './download-personal-data';
import { EraseDialog, type ErasedSubject } from './erase-dialog';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** Subject of the data, and the right to erase it. */
export interface DataSubject extends ErasedSubject {
  read: (client: TrackingClient) => Promise<HeldData>;
  mayErase: boolean;
}

/** Actions on a person's data: download it as a file, or erase it. */
export function DataParts({ subject }: { subject: DataSubject }): ReactElement {
  const t = useText();
  const client = useTrackingClient();
  const [isBusy, setBusy] = useState(false);
  const [isErasing, setErasing] = useState(false);
  const [isErased, setErased] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  async function download() {
    setBusy(true);
    setFailure(null);
    try {
      saveData(await subject.read(client), `${t('users.data.file')}-${subject.id}`);
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
        {subject.mayErase ? (
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
          subject={subject}
          onDone={() => setErased(true)}
          onClose={() => setErasing(false)}
        />
      ) : null}
    </FactSection>
  );
}
