import type { Invoice } from '@rastro/sdk/contract';
import { formatMoney, countMoneyDigits } from '@rastro/sdk/domain';
import { useFormat, useTrackingClient } from '@rastro/sdk/internal/react';
import { Badge, type TableColumn } from '@rastro/sdk/internal/ui';
import { useMemo } from 'react';
import { useText } from '../../i18n/text-context';
import { sayStatus, toneOf } from './say-status';

/** A day of the calendar as people write it, of no zone. */
export function useDay(): (day: string | null) => string {
  const { locale } = useFormat();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeZone: 'UTC' });
    return (day) => (day ? format.format(Date.parse(`${day}T00:00:00Z`)) : '');
  }, [locale]);
}

/** Columns of a table of invoices; `isOfAll` names whose each is. */
export function useInvoiceColumns(isOfAll: boolean): TableColumn<Invoice>[] {
  const t = useText();
  const { locale } = useFormat();
  const { attributePrefix: prefix } = useTrackingClient();
  const day = useDay();
  return useMemo(() => {
    const money = (of: (row: Invoice) => number): Partial<TableColumn<Invoice>> => ({
      kind: 'number',
      widthPx: 120,
      format: (_value, row) => formatMoney(of(row), row.currency, locale),
      exported: (row) => of(row) / 10 ** countMoneyDigits(row.currency),
    });
    const columns: TableColumn<Invoice>[] = [
      {
        id: 'number',
        label: t('billing.invoice.label'),
        fixed: true,
        widthPx: 88,
        value: ({ id }) => `#${id}`,
      },
      { id: 'account', label: t('billing.account.label'), value: (row) => row.accountName },
      {
        id: 'document',
        label: t('billing.document.label'),
        hidden: true,
        value: (row) => row.document,
      },
      { id: 'for', label: t('billing.for.label'), value: ({ description }) => description },
      {
        id: 'due',
        label: t('billing.due.label'),
        widthPx: 112,
        value: ({ dueDate }) => dueDate,
        format: (value) => day(String(value)),
      },
      {
        id: 'status',
        label: t('billing.status.label'),
        kind: 'choice',
        card: 'end',
        widthPx: 144,
        value: ({ status }) => sayStatus(t, status, prefix),
        cell: ({ status, problem }) => (
          <Badge tone={problem ? 'idle' : toneOf(status, prefix)} title={problem || undefined}>
            {sayStatus(t, status, prefix)}
          </Badge>
        ),
      },
      {
        id: 'paidOn',
        label: t('billing.paidOn.label'),
        widthPx: 112,
        value: ({ paidDate }) => paidDate,
        format: (value) => day(String(value)),
      },
      {
        id: 'value',
        label: t('billing.value.label'),
        value: (row) => row.value,
        ...money((row) => row.value),
      },
      {
        id: 'open',
        label: t('billing.open.label'),
        value: (row) => row.open,
        ...money((row) => row.open),
      },
    ];
    return isOfAll ? columns : columns.filter(({ id }) => id !== 'account' && id !== 'document');
  }, [t, locale, prefix, day, isOfAll]);
}
