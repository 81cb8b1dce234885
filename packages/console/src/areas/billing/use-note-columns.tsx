import type { FiscalNote } from '@rastro/sdk/contract';
import { countMoneyDigits, formatMoney } from '@rastro/sdk/domain';
import { useFormat } from '@rastro/sdk/internal/react';
import { Badge, type TableColumn } from '@rastro/sdk/internal/ui';
import { useMemo } from 'react';
import { useText } from '../../frame/i18n/text-context';
import { sayNote, toneOfNote } from './say-note';
import { sayProblem } from './say-problem';
import { useDay } from './use-invoice-columns';

/** Columns of a table of fiscal notes. */
export function useNoteColumns(): TableColumn<FiscalNote>[] {
  const t = useText();
  const { locale, dateTime } = useFormat();
  const day = useDay();
  return useMemo(
    (): TableColumn<FiscalNote>[] => [
      {
        id: 'invoice',
        label: t('billing.invoice.label'),
        fixed: true,
        widthPx: 88,
        value: ({ invoiceId }) => `#${invoiceId}`,
      },
      { id: 'account', label: t('billing.account.label'), value: (row) => row.accountName },
      {
        id: 'status',
        label: t('billing.status.label'),
        kind: 'choice',
        card: 'end',
        widthPx: 144,
        value: ({ status }) => sayNote(t, status),
        cell: ({ status, isHeld }) => (
          <Badge tone={toneOfNote(status, isHeld)}>{sayNote(t, status)}</Badge>
        ),
      },
      {
        id: 'problem',
        label: t('billing.nfse.problem'),
        card: 'detail',
        widthPx: 260,
        value: ({ problem }) => sayProblem(t, problem),
      },
      {
        id: 'number',
        label: t('billing.nfse.number'),
        card: 'figure',
        widthPx: 112,
        value: ({ number }) => number,
      },
      {
        id: 'date',
        label: t('billing.nfse.date'),
        card: 'figure',
        widthPx: 112,
        value: ({ effectiveDate }) => effectiveDate,
        format: (value) => day(String(value)),
      },
      {
        id: 'value',
        label: t('billing.value.label'),
        kind: 'number',
        widthPx: 120,
        value: ({ value }) => value,
        format: (_value, row) => formatMoney(row.value, row.currency, locale),
        exported: (row) => row.value / 10 ** countMoneyDigits(row.currency),
      },
      {
        id: 'retries',
        label: t('billing.nfse.retriesAt'),
        widthPx: 150,
        value: ({ retriesAt, problem }) => (problem ? (retriesAt ?? '') : ''),
        format: (value) => (value ? dateTime(Date.parse(String(value))) : ''),
      },
    ],
    [t, locale, dateTime, day],
  );
}
