import { type AgeingRow, invoice } from '@rastro/sdk/contract';
import { AGES } from '@rastro/sdk/domain';
import { useFormat, useTrackingClient } from '@rastro/sdk/internal/react';
import { DataTable, EmptyState, type TableColumn } from '@rastro/sdk/internal/ui';
import { useTableLabels } from '@rastro/sdk/resource';
import { Hourglass } from 'lucide-react';
import { useMemo, type ReactElement } from 'react';
import useSWR from 'swr';
import { useText } from '../../frame/i18n/text-context';
import { moneyColumn } from './money-column';
import { useSheet } from './use-sheet';
import { LoadFailed } from '../../frame/resource/load-failed';

const NOTHING: readonly AgeingRow[] = [];
const QUERY = { all: true };

/** List of each account's debts today, by age. */
export function AgeingList(): ReactElement {
  const t = useText();
  const { locale } = useFormat();
  const client = useTrackingClient();
  const sheet = useSheet(t('billing.part.ageing'));
  const labels = useTableLabels(t('billing.part.ageing'));
  const { data, error, mutate } = useSWR([client.baseUrl, 'ageing'], () =>
    client.resource(invoice).ageing(QUERY),
  );
  const columns = useMemo(
    (): TableColumn<AgeingRow>[] => [
      {
        id: 'account',
        label: t('billing.account.label'),
        card: 'title',
        value: ({ accountName }) => accountName,
      },
      ...AGES.map((age) =>
        moneyColumn<AgeingRow>(
          { id: age, label: t(`billing.total.${age}`) },
          locale,
          (row) => row[age],
        ),
      ),
      moneyColumn<AgeingRow>(
        { id: 'total', label: t('billing.ageing.total') },
        locale,
        (row) => row.total,
      ),
      {
        id: 'currency',
        label: t('billing.ageing.currency'),
        hidden: true,
        value: ({ currency }) => currency,
      },
    ],
    [t, locale],
  );
  if (error !== undefined) {
    return <LoadFailed error={error} onRetry={mutate} />;
  }
  return (
    <DataTable<AgeingRow>
      rows={data ?? NOTHING}
      columns={columns}
      rowId={({ accountId, currency }) => `${accountId} ${currency}`}
      labels={labels}
      locale={locale}
      exportName="ageing"
      {...sheet}
      status={data === undefined ? 'loading' : 'ready'}
      empty={
        <EmptyState
          icon={<Hourglass />}
          title={t('billing.ageing.none.title')}
          text={t('billing.ageing.none.text')}
        />
      }
    />
  );
}
