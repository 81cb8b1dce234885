import type { Consent } from '@rastro/sdk/contract';
import { allowsRecording, listConsentAnswers } from '@rastro/sdk/domain';
import {
  describeRefusal,
  useAccess,
  useConsentActions,
  useConsents,
} from '@rastro/sdk/internal/react';
import { Button, ConfirmDialog, ProgressBar } from '@rastro/sdk/internal/ui';
import { CircleSlash, FileSignature, Link2, UserX } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../frame/i18n/text-context';
import { FactSection } from '../../frame/resource/fact-section';
import { AskDialog } from './ask-dialog';
import { ConsentFacts } from './consent-facts';
import { MadeLink } from './made-link';
import { RecordDialog } from './record-dialog';
import { LoadFailed } from '../../frame/resource/load-failed';

const Stopped = styled.p`
  display: flex;
  flex: none;
  gap: 8px;
  align-items: center;
  margin: 0;
  padding: 12px 20px;
  background: var(--rastro-status-alarm-soft);
  color: var(--rastro-status-alarm-text);
  font-weight: 500;
  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
  }
  @media (max-width: 768px) {
    padding-inline: 16px;
  }
`;
const Buttons = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 8px;
  padding: 12px 20px;
  @media (max-width: 768px) {
    padding-inline: 16px;
  }
`;
const None = styled.p`
  margin: 0;
  padding: 16px 20px 4px;
  color: var(--rastro-text-muted);
  @media (max-width: 768px) {
    padding-inline: 16px;
  }
`;

type Asked = 'ask' | 'resend' | 'record' | 'end';

interface ConsentPanelProps {
  deviceId: number;
  /** Name of the vehicle, where nothing around it shows it. */
  deviceName?: string;
}

/** Consents of the people whom a vehicle follows: the one that counts, what can be done with it, and those before. */
export function ConsentPanel({ deviceId, deviceName }: ConsentPanelProps): ReactElement {
  const t = useText();
  const { data, error, refresh } = useConsents(deviceId);
  const mayChange = useAccess()('create', 'consents').allowed;
  const { resend, end } = useConsentActions();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [made, setMade] = useState<Consent | null>(null);
  const close = () => setAsked(null);
  if (error !== undefined) {
    return <LoadFailed error={error} onRetry={refresh} />;
  }
  if (data === undefined) return <ProgressBar label={t('app.loading.label')} />;
  const [current, ...before] = data;
  const isOpen = current !== undefined && current.status !== 'ended';
  const canAnswer = isOpen && listConsentAnswers(current.status).length > 0;
  return (
    <>
      {current && !allowsRecording(current.status) ? (
        <Stopped role="status">
          <CircleSlash aria-hidden="true" />
          {t('consents.stopped.title')}
        </Stopped>
      ) : null}
      {current ? null : <None>{t('consents.none.text')}</None>}
      {mayChange ? (
        <Buttons>
          {canAnswer ? (
            <>
              <Button icon={<Link2 aria-hidden="true" />} onClick={() => setAsked('resend')}>
                {t('consents.resend.action')}
              </Button>
              <Button
                icon={<FileSignature aria-hidden="true" />}
                onClick={() => setAsked('record')}
              >
                {t('consents.record.action')}
              </Button>
            </>
          ) : (
            <Button variant="primary" onClick={() => setAsked('ask')}>
              {t('consents.ask.action')}
            </Button>
          )}
          {isOpen ? (
            <Button icon={<UserX aria-hidden="true" />} onClick={() => setAsked('end')}>
              {t('consents.end.action')}
            </Button>
          ) : null}
        </Buttons>
      ) : null}
      {current ? (
        <FactSection title={t('consents.part.title')}>
          <ConsentFacts consent={current} deviceName={deviceName} />
        </FactSection>
      ) : null}
      {before.length > 0 ? (
        <FactSection title={t('consents.history.title')}>
          {before.map((one) => (
            <ConsentFacts key={one.id} consent={one} />
          ))}
        </FactSection>
      ) : null}
      {asked === 'ask' ? <AskDialog deviceId={deviceId} onAsked={setMade} onClose={close} /> : null}
      {asked === 'record' && current ? <RecordDialog consent={current} onClose={close} /> : null}
      {current && (asked === 'resend' || asked === 'end') ? (
        <ConfirmDialog
          isOpen
          danger={asked === 'end'}
          title={t(`consents.${asked}.title`, { name: current.personName })}
          confirmLabel={t(asked === 'end' ? 'consents.end.confirm' : 'consents.resend.action')}
          cancelLabel={t('form.cancel.action')}
          onConfirm={async () => {
            const changed = await (asked === 'end' ? end : resend)(current.id);
            if (asked === 'resend') setMade(changed);
          }}
          describeFailure={(failure) => t(describeRefusal(failure))}
          onClose={close}
        >
          {t(`consents.${asked}.text`)}
        </ConfirmDialog>
      ) : null}
      {made ? <MadeLink consent={made} onClose={() => setMade(null)} /> : null}
    </>
  );
}
