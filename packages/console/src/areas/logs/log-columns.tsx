import type { LogEntry } from '@rastro/sdk/contract';
import { LOG_OUTCOMES } from '@rastro/sdk/domain';
import type { useFormat } from '@rastro/sdk/internal/react';
import type { TableColumn } from '@rastro/sdk/internal/ui';
import type { ThingWords } from '@rastro/sdk/resource';
import type { Translate } from '@rastro/sdk/words';
import { OutcomeBadge } from './log-details';
import type { LogChoice } from './log-address';
import { sayAction, sayChanges, sayObject, sayPeriod, sayWho } from './log-words';

/** The columns of a log. */
export const listLogColumns = (
  t: Translate,
  format: ReturnType<typeof useFormat>,
  kind: LogChoice['kind'],
  wordsOf: (kind: string) => ThingWords,
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
    widthPx: kind === 'changes' ? 128 : 184,
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
  ...(kind === 'reads' ? [] : [listOutcome(t)]),
  {
    id: 'changes',
    label: t(kind === 'reads' ? 'log.period' : 'log.changes'),
    widthPx: 240,
    card: kind === 'reads' ? 'end' : 'detail',
    sortable: false,
    value: (entry) =>
      [
        entry.isRead
          ? sayPeriod(format, entry)
          : entry.times > 1
            ? ''
            : sayChanges(t, wordsOf(entry.objectType), entry.changes),
        entry.times > 1 ? t('log.times', { count: entry.times }) : '',
      ]
        .filter(Boolean)
        .join(' · '),
  },
  {
    id: 'address',
    label: t('log.address'),
    widthPx: 120,
    card: 'none',
    value: ({ address }) => address,
  },
];

/** Creates the outcome column, left out for reads, which all succeeded. */
const listOutcome = (t: Translate): TableColumn<LogEntry> => ({
  id: 'outcome',
  label: t('log.outcome'),
  kind: 'choice',
  widthPx: 132,
  card: 'end',
  filterable: false,
  choices: LOG_OUTCOMES.map((value) => ({ value, label: t(`log.outcome.${value}`) })),
  value: ({ outcome }) => outcome,
  cell: ({ outcome }) => <OutcomeBadge outcome={outcome} />,
});
