import { webhook } from '@rastro/sdk/contract';
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
import { useText } from '../../i18n/text-context';

const Root = styled.section`
  padding: 16px 24px;
  & > h3 {
    margin: 20px 0 4px;
    font: 600 13px/20px var(--rastro-font-family);
  }
  & > p {
    margin: 0;
    color: var(--rastro-text-muted);
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
  & small[data-tone='bad'] {
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

/** What was posted to an address, with a test, posting again, and another secret. */
export function Deliveries({ id, onSecret }: DeliveriesProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const client = useTrackingClient();
  const { data, refresh } = useWebhookDeliveries(id);
  const calls = client.resource(webhook);
  const [isPosting, setPosting] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [isRotating, setRotating] = useState(false);
  async function post(send: () => Promise<unknown>) {
    setPosting(true);
    setFailure(null);
    try {
      await send();
      await refresh();
    } catch (reason) {
      setFailure(reason);
    } finally {
      setPosting(false);
    }
  }
  return (
    <Root>
      <Actions>
        <Button
          icon={<Send aria-hidden="true" />}
          disabled={isPosting}
          onClick={() => void post(() => calls.test({ id }))}
        >
          {t('webhooks.test.action')}
        </Button>
        <Button icon={<RefreshCw aria-hidden="true" />} onClick={() => setRotating(true)}>
          {t('webhooks.rotate.action')}
        </Button>
      </Actions>
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
                {delivery.error === ''
                  ? t('webhooks.delivery.taken', {
                      status: String(delivery.status),
                      ms: delivery.durationMs,
                    })
                  : t('webhooks.delivery.failed', {
                      error: delivery.error,
                      attempts: delivery.attempts,
                    })}
              </small>
            </div>
            <Button
              disabled={isPosting}
              onClick={() =>
                void post(() => calls.resend({ webhookId: id, deliveryId: delivery.id }))
              }
            >
              {t('webhooks.delivery.resend')}
            </Button>
          </li>
        ))}
      </ol>
    </Root>
  );
}
