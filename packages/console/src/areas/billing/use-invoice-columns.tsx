import type { Invoice } from '@rastro/sdk/contract';
import { useFormat, useTrackingClient } from '@rastro/sdk/internal/react';
import { Badge, type TableColumn } from '@rastro/sdk/internal/ui';
import { useMemo } from 'react';
import { useText } from '../../frame/i18n/text-context';
import { moneyColumn } from './money-column';
import { sayNote, toneOfNote } from './say-note';
import { sayProblem } from './say-problem';
import { sayStatus, toneOf } from './say-status';

/** A day of the calendar as people write it, of no zone. */
export function useDay(): (day: string | null) => string {
  const { locale } = useFormat();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeZone: 'UTC' });
    return (day) => (day ? format.format(Date.parse(`${day}T00:00:00Z`)) : '');
  }, [locale]);
}

/** True when an unpaid invoice could not be sent to the provider. */
export const isUnsent = ({ problem, canBeSent }: Invoice): boolean => canBeSent && problem !== '';

/** Columns for sellers only. */
const OF_SELLERS = ['account', 'document', 'problem', 'fee'];

/** Columns of a table of invoices; `isOfAll` names whose each is, and fiscal notes and what was not sent have theirs where there are any. */
export function useInvoiceColumns(
  isOfAll: boolean,
  invoices: readonly Invoice[],
): TableColumn<Invoice>[] {
  const t = useText();
  const { locale } = useFormat();
  const { attributePrefix: prefix } = useTrackingClient();
  const day = useDay();
  const hasNotes = invoices.some(({ noteId }) => noteId !== 0);
  const hasProblems = invoices.some(isUnsent);
  return useMemo(() => {
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
        card: 'figure',
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
          <Badge tone={problem ? 'idle' : toneOf(status, prefix)}>
            {sayStatus(t, status, prefix)}
          </Badge>
        ),
      },
      {
        id: 'problem',
        label: t('billing.problem.label'),
        card: 'detail',
        widthPx: 240,
        value: (row) => (isUnsent(row) ? sayProblem(t, row.problem) : ''),
      },
      {
        id: 'paidOn',
        label: t('billing.paidOn.label'),
        card: 'none',
        widthPx: 112,
        value: ({ paidDate }) => paidDate,
        format: (value) => day(String(value)),
      },
      moneyColumn({ id: 'value', label: t('billing.value.label') }, locale, (row) => row.value),
      moneyColumn({ id: 'open', label: t('billing.open.label') }, locale, (row) => row.dueToday),
      {
        ...moneyColumn<Invoice>(
          { id: 'fee', label: t('billing.fee.label') },
          locale,
          ({ providerFee }) => providerFee,
        ),
        hidden: true,
        card: 'none',
      },
      {
        id: 'note',
        label: t('billing.noteOf.label'),
        card: 'figure',
        widthPx: 128,
        value: ({ noteNumber, noteStatus }) =>
          noteNumber || (noteStatus === '' ? '' : sayNote(t, noteStatus)),
        cell: ({ noteNumber, noteStatus }) =>
          noteStatus === '' ? (
            '–'
          ) : (
            <Badge tone={toneOfNote(noteStatus)}>{noteNumber || sayNote(t, noteStatus)}</Badge>
          ),
      },
    ];
    const left = new Set<string>();
    if (!hasNotes) left.add('note');
    if (!hasProblems) left.add('problem');
    if (!isOfAll) for (const id of OF_SELLERS) left.add(id);
    return columns.filter(({ id }) => !left.has(id));
  }, [t, locale, prefix, day, isOfAll, hasNotes, hasProblems]);
}
