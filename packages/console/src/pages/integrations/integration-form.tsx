import {
  type Integration,
  integrationFields,
  type IntegrationInput,
  type IntegrationKey,
  type IntegrationTest,
  isIntegrationKey,
} from '@rastro/sdk/contract';
import { describeError, useTrackingClient } from '@rastro/sdk/internal/react';
import { Badge, Button, ConfirmDialog } from '@rastro/sdk/internal/ui';
import { useState, type ReactElement, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { AccountSection, Problem } from '../../account/account-parts';
import { useText } from '../../i18n/text-context';
import { IntegrationField } from './integration-field';

const Form = styled.form`
  display: grid;
  gap: 14px;
  padding-block: 8px;
  max-width: 520px;
`;
const Address = styled.p`
  overflow-wrap: anywhere;
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** One that has words and fields here. */
type KnownIntegration = Integration & { key: IntegrationKey };

/** Whether one has words and fields here. */
export const isKnownIntegration = (item: Integration): item is KnownIntegration =>
  isIntegrationKey(item.key);

interface IntegrationFormProps {
  item: KnownIntegration;
  /** It was saved or removed. */
  onChanged: () => Promise<unknown>;
}

/** One service: what it wants to know, from its description, and a try of it. */
export function IntegrationForm({ item, onChanged }: IntegrationFormProps): ReactElement {
  const t = useText();
  const { integrations, baseUrl } = useTrackingClient();
  const { key, source, values, secrets, webhookPath } = item;
  const [draft, setDraft] = useState<IntegrationInput>({});
  const [problem, setProblem] = useState('');
  const [outcome, setOutcome] = useState<IntegrationTest | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);

  async function run(work: () => Promise<unknown>) {
    setBusy(true);
    setProblem('');
    setOutcome(null);
    try {
      await work();
    } catch (error) {
      setProblem(t(describeError(error)));
    } finally {
      setBusy(false);
    }
  }
  function save(event: FormEvent) {
    event.preventDefault();
    void run(async () => {
      await integrations.save(key, draft);
      await onChanged();
    });
  }
  return (
    <AccountSection title={t(`integrations.key.${key}`)}>
      <p>{t(`integrations.about.${key}`)}</p>
      <Badge tone={source === 'none' ? 'offline' : 'moving'}>
        {t(`integrations.source.${source}`)}
      </Badge>
      {webhookPath === '' ? null : (
        <Address>
          {t('integrations.webhook.text', {
            address: new URL(webhookPath, new URL(baseUrl, location.href)).href,
          })}
        </Address>
      )}
      {item.isLost ? <Problem>{t('integrations.lost.text')}</Problem> : null}
      <Form aria-label={t(`integrations.key.${key}`)} onSubmit={save}>
        {integrationFields(key).map((field) => (
          <IntegrationField
            key={field.name}
            field={field}
            value={draft[field.name] ?? values[field.name] ?? field.fallback ?? ''}
            isKept={secrets.includes(field.name)}
            onChange={(value) => setDraft((before) => ({ ...before, [field.name]: value }))}
          />
        ))}
        {problem ? <Problem role="alert">{problem}</Problem> : null}
        {outcome ? (
          <p role="status">
            {t(`integrations.test.${outcome.isGood ? 'good' : 'bad'}`, { found: outcome.found })}
          </p>
        ) : null}
        <Actions>
          <Button type="submit" variant="primary" disabled={isBusy}>
            {t('integrations.save.action')}
          </Button>
          {source === 'none' ? null : (
            <Button
              disabled={isBusy}
              onClick={() => void run(async () => setOutcome(await integrations.test(key)))}
            >
              {t('integrations.test.action')}
            </Button>
          )}
          {item.savedAt === null ? null : (
            <Button variant="quiet-danger" disabled={isBusy} onClick={() => setAsking(true)}>
              {t('integrations.forget.action')}
            </Button>
          )}
        </Actions>
      </Form>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('integrations.forget.title')}
        confirmLabel={t('integrations.forget.action')}
        cancelLabel={t('integrations.cancel.action')}
        onConfirm={async () => {
          await integrations.forget(key);
          await onChanged();
        }}
        describeFailure={(error) => t(describeError(error))}
        onClose={() => setAsking(false)}
      >
        <p>{t('integrations.forget.text')}</p>
      </ConfirmDialog>
    </AccountSection>
  );
}
