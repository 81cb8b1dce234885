import { invoice, type Invoice } from '@rastro/sdk/contract';
import { formatDateTime, formatMoney } from '@rastro/sdk/domain';
import { useClock, useFormat, useTrackingClient } from '@rastro/sdk/internal/react';
import { Badge, Dialog, Spinner } from '@rastro/sdk/internal/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import useSWR from 'swr';
import { useText } from '../../frame/i18n/text-context';
import { sayProblem } from './say-problem';
import { InvoiceLines } from './invoice-lines';
import { sayStatus, toneOf } from './say-status';
import { useDay } from './use-invoice-columns';
import { LoadFailed } from '../../frame/resource/load-failed';

const List = styled.ol`
  display: grid;
  gap: 14px;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 2px 16px;
  }
  b {
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
  small {
    grid-column: 1 / -1;
    color: var(--rastro-text-muted);
    font-size: 12px;
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 6px 16px;
  align-items: center;
  margin: 0;
  & > dt {
    color: var(--rastro-text-muted);
  }
  & > dd {
    margin: 0;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;

/** An invoice: whose, for what and until when, and all that happened to it: amounts, statuses, who did it and why. */
export function InvoiceView({
  of: {
    id,
    currency,
    providerFee,
    accountName,
    description,
    dueDate,
    status,
    value,
    dueToday,
    lines,
  },
  onClose,
}: {
  of: Invoice;
  onClose: () => void;
}): ReactElement {
  const t = useText();
  const { locale } = useFormat();
  const day = useDay();
  const clock = useClock();
  const client = useTrackingClient();
  const { attributePrefix: prefix, baseUrl } = client;
  const { data, error, mutate } = useSWR([baseUrl, 'invoice-history', id], () =>
    client.resource(invoice).entries({ id }),
  );
  return (
    <Dialog
      isOpen
      isRead
      onClose={onClose}
      title={t('billing.pay.title', { number: String(id) })}
      closeLabel={t('billing.history.close')}
    >
      <p>{[accountName, description].filter(Boolean).join(' · ')}</p>
      <Facts>
        <dt>{t('billing.status.label')}</dt>
        <dd>
          <Badge tone={toneOf(status, prefix)}>{sayStatus(t, status, prefix)}</Badge>
        </dd>
        <dt>{t('billing.due.label')}</dt>
        <dd>{day(dueDate)}</dd>
        <dt>{t('billing.value.label')}</dt>
        <dd>{formatMoney(value, currency, locale)}</dd>
        <dt>{t('billing.open.label')}</dt>
        <dd>{formatMoney(dueToday, currency, locale)}</dd>
      </Facts>
      {lines && lines.length > 0 ? <InvoiceLines lines={lines} currency={currency} /> : null}
      <h3>{t('billing.history.action')}</h3>
      {data ? (
        <List>
          {data.map((entry) => (
            <li key={entry.id}>
              <span>
                {entry.kind === 'status'
                  ? sayStatus(t, entry.status, prefix)
                  : t(`billing.entry.${entry.kind}`)}
              </span>
              <b>{entry.cents === 0 ? '' : formatMoney(entry.cents, currency, locale)}</b>
              <small>
                {[
                  formatDateTime(Date.parse(entry.at), { ...clock, year: true }),
                  entry.userName,
                  sayProblem(t, entry.note),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </li>
          ))}
          {providerFee === null ? null : (
            <li>
              <span>{t('billing.fee.label')}</span>
              <b>{formatMoney(providerFee, currency, locale)}</b>
              <small>{t('billing.fee.text')}</small>
            </li>
          )}
        </List>
      ) : error === undefined ? (
        <Spinner label={t('billing.history.loading')} />
      ) : (
        <LoadFailed error={error} onRetry={mutate} />
      )}
    </Dialog>
  );
}
