'use client';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { calendar, type NotificationRule } from '../../contract';
import { describeEventType, findRuleTrouble, splitList } from '../../domain';
import { useLabels, useResource, useSession, type RuleChoices } from '../../react';
import { Badge, truncate, type TableColumn } from '../../ui';
import { EventIcon } from '../alarms';
import { RuleHolds } from './rule-holds';
import { sayChannel, sayRuleEvent, sayRuleName } from './rule-words';

const Name = styled.span`
  display: inline-flex;
  gap: 8px;
  align-items: center;
  min-width: 0;
  & > svg {
    flex: none;
  }
  & > bdi {
    ${truncate}
  }
  &[data-alarm='true'] > svg {
    color: var(--rastro-status-alarm-text);
  }
`;

/** The columns of the list of rules: what is told, by which channels, for what, when, and whether it works. */
export function useRuleColumns(
  { types, channels, commands }: RuleChoices,
  {
    isOpen,
  }: {
    /** One of them is beside the list: what it tells by itself gives way. */
    isOpen: boolean;
  },
) {
  const t = useLabels();
  const email = useSession().user?.email ?? '';
  const { data: calendars } = useResource(calendar);
  return useMemo(() => {
    const available = channels.filter(({ gap }) => gap !== 'notSetUp').map(({ name }) => name);
    const ground = { available, email, commandCount: commands.length };
    // Before the channels are known, nothing is wrong with any rule.
    const troubleOf = (rule: NotificationRule) =>
      channels.length === 0 ? null : findRuleTrouble(rule, ground);
    const calendarOf = ({ calendarId }: NotificationRule) =>
      calendarId === 0
        ? t('rules.when.always')
        : (calendars?.find(({ id }) => id === calendarId)?.name ?? `#${calendarId}`);
    const columns: TableColumn<NotificationRule>[] = [
      {
        id: 'name',
        label: t('rules.column.name'),
        fixed: true,
        card: 'title',
        value: (rule) => sayRuleName(t, rule),
        cell: (rule) => (
          <Name data-alarm={rule.type === 'alarm'}>
            <EventIcon type={rule.type} size={16} />
            <bdi>{sayRuleName(t, rule)}</bdi>
          </Name>
        ),
        widthPx: 260,
      },
      {
        id: 'event',
        label: t('rules.column.event'),
        kind: 'choice',
        value: ({ type }) => type,
        choices: [...new Set(types)].map((type) => ({
          value: type,
          label: t(describeEventType(type)),
        })),
        format: (_, rule) => sayRuleEvent(t, rule),
        widthPx: 240,
        ...(isOpen
          ? {
              under: {
                id: 'name',
                // Once is enough where the event is all that a rule is called by.
                draw: (rule) =>
                  sayRuleName(t, rule) === sayRuleEvent(t, rule) ? null : sayRuleEvent(t, rule),
              },
            }
          : {}),
      },
      {
        id: 'channels',
        label: t('rules.column.channels'),
        value: ({ notificators }) =>
          splitList(notificators)
            .map((name) => sayChannel(t, name))
            .join(', ') || null,
        widthPx: 220,
      },
      {
        id: 'holds',
        label: t('rules.column.holds'),
        kind: 'choice',
        value: ({ always }) => (always ? 'all' : 'some'),
        choices: [
          { value: 'all', label: t('rules.holds.all') },
          { value: 'some', label: t('rules.holds.some') },
        ],
        cell: (rule) => <RuleHolds rule={rule} />,
        widthPx: 200,
      },
      {
        id: 'when',
        label: t('rules.column.calendar'),
        kind: 'reference',
        value: calendarOf,
        widthPx: 140,
      },
      {
        id: 'state',
        label: t('rules.column.state'),
        kind: 'choice',
        card: 'end',
        value: (rule) => troubleOf(rule) ?? 'works',
        choices: (['works', 'noAlarms', 'noChannel', 'noCommand'] as const).map((value) => ({
          value,
          label: t(`rules.state.${value}`),
        })),
        cell: (rule) => {
          const trouble = troubleOf(rule);
          return trouble ? (
            <Badge tone="idle">{t(`rules.state.${trouble}`)}</Badge>
          ) : (
            t('rules.state.works')
          );
        },
        widthPx: 190,
      },
    ];
    return isOpen ? columns.filter(({ id }) => id !== 'channels') : columns;
  }, [t, email, types, channels, commands, calendars, isOpen]);
}
