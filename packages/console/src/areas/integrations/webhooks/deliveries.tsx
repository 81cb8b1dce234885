import { webhook, type WebhookDelivery } from '@rastro/sdk/contract';
import {
  describeError,
  useFormat,
  useTrackingClient,
  useWebhookDeliveries,
} from '@rastro/sdk/internal/react';
import { Button, ConfirmDialog } from '@rastro/sdk/internal/ui';
import { RefreshCw, Send } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../frame/i18n/text-context';
import { sayProblem } from './say-problem';

const Root = styled.section`
  padding: 16px 24px;
  & > h3 {
    margin: 20px 0 4px;
    font: 600 13px/20px var(--rastro-font-family);
  }
  & > p {
    margin: 0;
    overflow-wrap: anywhere;
    color: var(--rastro-text-muted);
  }
  & > p:not(:empty) {
    margin-top: 8px;
  }
  & > ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li {
    display: flex;
    gap: 12px;
    align-items: center;
    justify-content: space-between;
    padding: 8px 0;
    border-bottom: 1px solid var(--rastro-border);
  }
  & li > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: var(--rastro-text-muted);
    font-size: 12px;
    line-height: 16px;
  }
  & [data-tone='bad'] {
    color: var(--rastro-status-alarm-text);
  }
  @media (max-width: 768px) {
    padding-inline: 16px;
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const TYPES: Readonly<
  Record<string, 'webhooks.type.test' | 'webhooks.type.invoice' | 'webhooks.type.positions'>
> = {
  test: 'webhooks.type.test',
  invoice: 'webhooks.type.invoice',
  positions: 'webhooks.type.positions',
};

interface DeliveriesProps {
  id: number;
  /** Another secret was made. */
  onSecret: (secret: string) => void;
}

/** Deliveries to an address, with a test, resending, and renewal of the secret. */
export function Deliveries({ id, onSecret }: DeliveriesProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const client = useTrackingClient();
  const { data, test, resend, isPosting, posted, failure } = useWebhookDeliveries(id);
  const calls = client.resource(webhook);
  const [isRotating, setRotating] = useState(false);
  const tellResult = (delivery: WebhookDelivery): string =>
    delivery.error === ''
      ? t('webhooks.delivery.taken', { status: String(delivery.status), ms: delivery.durationMs })
      : t('webhooks.delivery.failed', {
          error: sayProblem(t, delivery.status, delivery.error),
          attempts: delivery.attempts,
        });
  return (
    <Root>
      <Actions>
        <Button icon={<Send aria-hidden="true" />} disabled={isPosting} onClick={() => void test()}>
          {t('webhooks.test.action')}
        </Button>
        <Button icon={<RefreshCw aria-hidden="true" />} onClick={() => setRotating(true)}>
          {t('webhooks.rotate.action')}
        </Button>
      </Actions>
      <p role="status" data-tone={posted?.error ? 'bad' : undefined}>
        {posted === null ? null : tellResult(posted)}
      </p>
      <p role="alert">{failure === null ? null : t(describeError(failure))}</p>
      <ConfirmDialog
        isOpen={isRotating}
        danger
        title={t('webhooks.rotate.ask')}
        confirmLabel={t('webhooks.rotate.action')}
        cancelLabel={t('account.cancel.action')}
        onConfirm={async () => onSecret((await calls.rotate({ id })).secret ?? '')}
        describeFailure={(reason) => t(describeError(reason))}
        onClose={() => setRotating(false)}
      >
        {t('webhooks.rotate.text')}
      </ConfirmDialog>
      <h3>{t('webhooks.deliveries.title')}</h3>
      {data?.length === 0 ? <p>{t('webhooks.deliveries.empty')}</p> : null}
      <ol aria-label={t('webhooks.deliveries.title')}>
        {data?.map((delivery) => (
          <li key={delivery.id}>
            <div>
              {t(TYPES[delivery.type] ?? 'webhooks.type.event')}
              {` · ${format.dateTime(delivery.at)}`}
              <small data-tone={delivery.error === '' ? undefined : 'bad'}>
                {tellResult(delivery)}
              </small>
            </div>
            <Button disabled={isPosting} onClick={() => void resend(delivery.id)}>
              {t('webhooks.delivery.resend')}
            </Button>
          </li>
        ))}
      </ol>
    </Root>
  );
}
