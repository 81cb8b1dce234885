import type { LogEntry } from '@rastro/sdk/contract';
import { LOG_OUTCOMES } from '@rastro/sdk/domain';
import type { useFormat } from '@rastro/sdk/internal/react';
import type { TableColumn } from '@rastro/sdk/internal/ui';
import type { Translate } from '@rastro/sdk/words';
import { OutcomeBadge } from './log-details';
import { sayAction, sayChanges, sayObject, sayWho } from './log-words';

/** The columns of a log. */
export const listLogColumns = (
  t: Translate,
  format: ReturnType<typeof useFormat>,
): TableColumn<LogEntry>[] => [
  {
    id: 'time',
    label: t('log.time'),
    kind: 'date',
    widthPx: 152,
    fixed: true,
    card: 'end',
    value: ({ time }) => Date.parse(time),
    format: (value) => format.dateTime(Number(value), { seconds: true }),
  },
  {
    id: 'action',
    label: t('log.action'),
    widthPx: 128,
    card: 'title',
    value: ({ action }) => sayAction(t, action),
  },
  {
    id: 'object',
    label: t('log.object'),
    widthPx: 200,
    card: 'detail',
    value: (entry) => sayObject(t, entry),
  },
  {
    id: 'who',
    label: t('log.who'),
    widthPx: 200,
    card: 'detail',
    value: (entry) => sayWho(t, entry),
  },
  {
    id: 'outcome',
    label: t('log.outcome'),
    kind: 'choice',
    widthPx: 132,
    card: 'end',
    filterable: false,
    choices: LOG_OUTCOMES.map((value) => ({ value, label: t(`log.outcome.${value}`) })),
    value: ({ outcome }) => outcome,
    cell: ({ outcome }) => <OutcomeBadge outcome={outcome} />,
  },
  {
    id: 'changes',
    label: t('log.changes'),
    widthPx: 240,
    card: 'detail',
    sortable: false,
    value: ({ changes, times }) =>
      times > 1 ? t('log.times', { count: times }) : sayChanges(t, changes),
  },
  {
    id: 'address',
    label: t('log.address'),
    widthPx: 120,
    card: 'none',
    value: ({ address }) => address,
  },
];
