import {
  type Integration,
  type IntegrationFieldName,
  integrationFields,
  type IntegrationInput,
  type IntegrationKey,
  type IntegrationTest,
  isIntegrationKey,
} from '@rastro/sdk/contract';
import { isTrackingError } from '@rastro/sdk/client';
import { isIntegrationProblem, isServiceFoundCode } from '@rastro/sdk/domain';
import {
  describeError,
  describeRefusal,
  useKeptValues,
  useSayRefusal,
  useTrackingClient,
} from '@rastro/sdk/internal/react';
import { Badge, Button, ConfirmDialog } from '@rastro/sdk/internal/ui';
import type { Translate } from '@rastro/sdk/words';
import { useState, type ReactElement, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { AccountSection, Problem } from '../../frame/resource/section-parts';
import { useText } from '../../frame/i18n/text-context';
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

/** Places in curly brackets that the text of a service may have. */
const servicePlaces = (t: Translate) => ({
  number: `{${t('integrations.place.number')}}`,
  description: `{${t('integrations.place.description')}}`,
  from: `{${t('integrations.place.from')}}`,
  to: `{${t('integrations.place.to')}}`,
});

/** One that has words and fields here. */
type KnownIntegration = Integration & { key: IntegrationKey };

/** True when the console has words and fields for an integration. */
export const isKnownIntegration = (item: Integration): item is KnownIntegration =>
  isIntegrationKey(item.key);

/** Reason saving was refused; `field` is null where no field is at fault. */
interface Refusal {
  field: IntegrationFieldName | null;
  text: string;
}

function readRefusal(
  error: unknown,
  fields: ReturnType<typeof integrationFields>,
  t: Translate,
  sayWhy: (error: unknown) => string,
): Refusal {
  const { field: named, details } = isTrackingError(error) ? error : {};
  const field = fields.find(({ name }) => name === named)?.name ?? null;
  const reason = details?.['reason'];
  const text = isIntegrationProblem(reason)
    ? t(`integrations.wrong.${reason}`)
    : field === null
      ? sayWhy(error)
      : t(describeRefusal(error));
  return { field, text };
}

/** At the end of the form, since the field may be out of sight. */
const sayRefusal = ({ field, text }: Refusal, t: Translate): string =>
  field === null ? text : `${t(`integrations.field.${field}`)}: ${text}`;

const NOTHING: IntegrationInput = {};

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
  const fields = integrationFields(key);
  const secretNames = fields.filter(({ isSecret }) => isSecret).map(({ name }) => name);
  const kept = useKeptValues<IntegrationInput>(`integration ${key}`, NOTHING, secretNames);
  const { values: draft, drop } = kept;
  const sayWhy = useSayRefusal();
  const [problem, setProblem] = useState<Refusal | null>(null);
  const [outcome, setOutcome] = useState<IntegrationTest | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  /** The server's own settings hold until somebody writes others. */
  const isLeft = source === 'settings' && !Object.values(draft).some((each) => each !== '');

  const valueOf = ({ name, fallback = '' }: (typeof fields)[number]) => {
    const written = draft[name];
    return written === undefined ? (values[name] ?? fallback) : written;
  };

  async function run(work: () => Promise<unknown>) {
    setBusy(true);
    setProblem(null);
    setOutcome(null);
    try {
      await work();
    } catch (error) {
      setProblem(readRefusal(error, fields, t, sayWhy));
    } finally {
      setBusy(false);
    }
  }
  function save(event: FormEvent) {
    event.preventDefault();
    void run(async () => {
      await integrations.save(key, draft);
      drop();
      await onChanged();
    });
  }
  return (
    <AccountSection title={t(`integrations.key.${key}`)}>
      <p>{t(`integrations.about.${key}`)}</p>
      {key === 'fiscal' ? <p>{t('integrations.fiscal.places', servicePlaces(t))}</p> : null}
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
      {source === 'settings' ? <p>{t('integrations.settings.text')}</p> : null}
      {item.isLost ? <Problem>{t('integrations.lost.text')}</Problem> : null}
      <Form aria-label={t(`integrations.key.${key}`)} onSubmit={save}>
        {kept.isBack ? <p role="status">{t('form.back.text')}</p> : null}
        {fields.map((field) => (
          <IntegrationField
            key={field.name}
            field={field}
            value={valueOf(field)}
            isKept={secrets.includes(field.name)}
            isOptional={isLeft}
            error={problem?.field === field.name ? problem.text : undefined}
            onChange={(value) => {
              kept.change({ [field.name]: value });
              // What was refused is another text by now.
              setProblem((known) => (known?.field === field.name || !known?.field ? null : known));
            }}
          />
        ))}
        {problem ? <Problem role="alert">{sayRefusal(problem, t)}</Problem> : null}
        {outcome ? (
          <p role="status">
            {t(`integrations.test.${outcome.isGood ? 'good' : 'bad'}`, {
              found: isServiceFoundCode(outcome.code)
                ? t({ key: `service.found.${outcome.code}`, params: outcome.params })
                : outcome.found,
            })}
          </p>
        ) : null}
        <Actions>
          <Button type="submit" variant="primary" disabled={isBusy || isLeft}>
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
