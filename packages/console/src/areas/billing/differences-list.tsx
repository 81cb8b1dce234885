import { invoice, type BillingDifference } from '@rastro/sdk/contract';
import { useFormat, useTrackingClient } from '@rastro/sdk/internal/react';
import { Badge, DataTable, EmptyState, type TableColumn } from '@rastro/sdk/internal/ui';
import { useTableLabels } from '@rastro/sdk/resource';
import { Scale } from 'lucide-react';
import { useMemo, type ReactElement } from 'react';
import useSWR from 'swr';
import { useText } from '../../frame/i18n/text-context';
import { moneyColumn } from './money-column';
import { sayStatus } from './say-status';
import { useDay } from './use-invoice-columns';
import { LoadFailed } from '../../frame/resource/load-failed';

const NOTHING: readonly BillingDifference[] = [];

/**
 * List of differences from the nightly comparison with the payment provider, each cent with its
 * reason.
 */
export function DifferencesList(): ReactElement {
  const t = useText();
  const { locale } = useFormat();
  const client = useTrackingClient();
  const { attributePrefix: prefix } = client;
  const day = useDay();
  const labels = useTableLabels(t('billing.part.differences'));
  const { data, error, mutate } = useSWR([client.baseUrl, 'billing-differences'], () =>
    client.resource(invoice).differences({}),
  );
  const columns = useMemo((): TableColumn<BillingDifference>[] => {
    const at = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' });
    return [
      {
        id: 'invoice',
        label: t('billing.invoice.label'),
        widthPx: 88,
        value: ({ invoiceId }) => (invoiceId === 0 ? null : `#${invoiceId}`),
      },
      {
        id: 'account',
        label: t('billing.account.label'),
        card: 'title',
        value: (row) => row.accountName,
      },
      {
        id: 'reason',
        label: t('billing.diff.reason'),
        card: 'detail',
        widthPx: 220,
        value: (row) => t(`billing.diff.reason.${row.reason}`),
      },
      moneyColumn({ id: 'ours', label: t('billing.diff.here') }, locale, (row) => row.ours),
      moneyColumn({ id: 'theirs', label: t('billing.diff.there') }, locale, (row) => row.theirs),
      moneyColumn(
        { id: 'cents', label: t('billing.diff.cents') },
        locale,
        (row) => row.theirs - row.ours,
      ),
      {
        id: 'number',
        label: t('billing.diff.number'),
        card: 'figure',
        widthPx: 180,
        value: ({ providerId }) => providerId,
      },
      {
        id: 'status',
        label: t('billing.status.label'),
        kind: 'choice',
        card: 'figure',
        value: ({ status }) => (status === '' ? null : sayStatus(t, status, prefix)),
      },
      {
        id: 'due',
        label: t('billing.due.label'),
        card: 'figure',
        widthPx: 112,
        value: ({ dueDate }) => dueDate,
        format: (value) => day(String(value)),
      },
      {
        id: 'found',
        label: t('billing.diff.found'),
        value: (row) => row.foundAt ?? '',
        format: (_value, row) => (row.foundAt ? at.format(Date.parse(row.foundAt)) : ''),
      },
      {
        id: 'state',
        label: t('billing.diff.state'),
        card: 'end',
        value: (row) => t(row.isSettled ? 'billing.diff.settled' : 'billing.diff.open'),
        cell: (row) => (
          <Badge tone={row.isSettled ? 'moving' : 'alarm'}>
            {t(row.isSettled ? 'billing.diff.settled' : 'billing.diff.open')}
          </Badge>
        ),
      },
    ];
  }, [locale, t, day, prefix]);
  if (error) {
    return <LoadFailed error={error} onRetry={mutate} />;
  }
  return (
    <DataTable<BillingDifference>
      rows={data ?? NOTHING}
      columns={columns}
      rowId={({ id }) => id}
      labels={labels}
      locale={locale}
      exportName="differences"
      status={data === undefined ? 'loading' : 'ready'}
      empty={
        <EmptyState
          icon={<Scale />}
          title={t('billing.diff.none.title')}
          text={t('billing.diff.none.text')}
        />
      }
    />
  );
}
