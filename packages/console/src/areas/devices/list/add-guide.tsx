import type { User } from '@rastro/sdk/contract';
import { useLabels, useTrackingClient } from '@rastro/sdk/internal/react';
import { Button } from '@rastro/sdk/internal/ui';
import { FileUp } from 'lucide-react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import useSWR from 'swr';
import { useText } from '../../../frame/i18n/text-context';
import { useImportPage } from '../../../frame/import/use-import-page';
import { CopyButton } from '../../../frame/resource/copy-button';
import { listFirstSteps } from './first-steps';
import { NewDeviceButton } from './new-device-button';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  padding: 24px 16px;
  font-size: 13px;
  line-height: 20px;
`;

const Title = styled.p`
  margin: 0 0 4px;
  font-size: 15px;
  font-weight: 600;
  letter-spacing: -0.011em;
`;

const Lead = styled.p`
  margin: 0;
  color: var(--rastro-text-muted);
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Steps = styled.ol`
  display: flex;
  flex-direction: column;
  gap: 16px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const StepHead = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;
  justify-content: space-between;
  font-weight: 550;
`;

const Command = styled.pre`
  margin: 4px 0 0;
  padding: 8px 10px;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  border: 1px solid var(--rastro-border);
  border-radius: var(--rastro-radius-control);
  background: var(--rastro-surface-sunken);
  color: var(--rastro-text);
  font:
    400 12px/18px ui-monospace,
    SFMono-Regular,
    Menlo,
    Consolas,
    monospace;
`;

function Step({ title, command }: { title: string; command: string }): ReactElement {
  const t = useText();
  return (
    <li>
      <StepHead>
        <span>{title}</span>
        <CopyButton text={command} label={t('devices.empty.copy', { step: title })} />
      </StepHead>
      <Command dir="ltr">{command}</Command>
    </li>
  );
}

/** The same by commands, for who runs the server. */
function TerminalSteps({ email }: { email: string }): ReactElement {
  const t = useText();
  const client = useTrackingClient();
  const { data: ingestUrl } = useSWR('ingest-url', () => client.server.ingestUrl(), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  const steps = listFirstSteps({
    serverUrl: client.baseUrl || window.location.origin,
    email,
    ingestUrl: ingestUrl ?? null,
  });
  return (
    <>
      <Lead>{t('devices.empty.terminal')}</Lead>
      <Steps>
        <Step title={t('devices.empty.one')} command={steps.one} />
        <Step title={t('devices.empty.many')} command={steps.many} />
        {steps.message === null ? null : (
          <Step title={t('devices.empty.message')} command={steps.message} />
        )}
      </Steps>
    </>
  );
}

/** Ways to add the first trackers: by a form or from a file; for who runs the server the commands too. */
export function AddGuide({ user }: { user: User }): ReactElement {
  const t = useText();
  const label = useLabels();
  const navigate = useNavigate();
  const importPage = useImportPage('/devices');
  return (
    <Root className="rastro-empty-state">
      <div>
        <Title>{label('list.empty.title')}</Title>
        <Lead>{t('devices.empty.add')}</Lead>
      </div>
      <Buttons>
        <NewDeviceButton />
        {importPage ? (
          <Button
            icon={<FileUp aria-hidden="true" />}
            onClick={() => void navigate(importPage.path)}
          >
            {t(importPage.label)}
          </Button>
        ) : null}
      </Buttons>
      {user.administrator ? <TerminalSteps email={user.email} /> : null}
      <Lead role="status">{t('devices.empty.waiting')}</Lead>
    </Root>
  );
}
