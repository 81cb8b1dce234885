import { invoice, type Invoice } from '@rastro/sdk/contract';
import { formatDateTime, formatMoney } from '@rastro/sdk/domain';
import { useClock, useFormat, useTrackingClient } from '@rastro/sdk/internal/react';
import { Dialog, Spinner } from '@rastro/sdk/internal/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import useSWR from 'swr';
import { useText } from '../../i18n/text-context';
import { sayProblem } from './say-problem';
import { sayStatus } from './say-status';
import { LoadFailed } from '../../resource/load-failed';

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

/** All that happened to an invoice: amounts, statuses, who did it and why. */
export function InvoiceHistory({
  of: { id, currency, providerFee },
  onClose,
}: {
  of: Invoice;
  onClose: () => void;
}): ReactElement {
  const t = useText();
  const { locale } = useFormat();
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
      title={t('billing.history.title', { number: String(id) })}
      closeLabel={t('billing.history.close')}
    >
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
