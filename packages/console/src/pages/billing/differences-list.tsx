import { invoice, type BillingDifference } from '@rastro/sdk/contract';
import { describeError, useFormat, useTrackingClient } from '@rastro/sdk/internal/react';
import {
  Badge,
  Button,
  DataTable,
  EmptyState,
  ErrorState,
  type TableColumn,
} from '@rastro/sdk/internal/ui';
import { useTableLabels } from '@rastro/sdk/resource';
import { Scale } from 'lucide-react';
import { useMemo, type ReactElement } from 'react';
import useSWR from 'swr';
import { useText } from '../../i18n/text-context';
import { moneyColumn } from './money-column';

const NOTHING: readonly BillingDifference[] = [];

/** What the nightly comparison with the payment provider found, each cent with its reason. */
export function DifferencesList(): ReactElement {
  const t = useText();
  const { locale } = useFormat();
  const client = useTrackingClient();
  const labels = useTableLabels(t('billing.part.differences'));
  const { data, error, mutate } = useSWR([client.baseUrl, 'billing-differences'], () =>
    client.resource(invoice).differences({}),
  );
  const columns = useMemo((): TableColumn<BillingDifference>[] => {
    const at = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' });
    return [
      { id: 'invoice', label: t('billing.invoice.label'), value: (row) => `#${row.invoiceId}` },
      { id: 'account', label: t('billing.account.label'), value: (row) => row.accountName },
      {
        id: 'reason',
        label: t('billing.diff.reason'),
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
        id: 'found',
        label: t('billing.diff.found'),
        value: (row) => row.foundAt ?? '',
        format: (_value, row) => (row.foundAt ? at.format(Date.parse(row.foundAt)) : ''),
      },
      {
        id: 'state',
        label: t('billing.diff.state'),
        value: (row) => t(row.isSettled ? 'billing.diff.settled' : 'billing.diff.open'),
        cell: (row) => (
          <Badge tone={row.isSettled ? 'moving' : 'alarm'}>
            {t(row.isSettled ? 'billing.diff.settled' : 'billing.diff.open')}
          </Badge>
        ),
      },
    ];
  }, [locale, t]);
  if (error) {
    return (
      <ErrorState
        title={t('table.failed.title')}
        text={t(describeError(error))}
        actions={<Button onClick={() => void mutate()}>{t('table.failed.retry')}</Button>}
      />
    );
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
