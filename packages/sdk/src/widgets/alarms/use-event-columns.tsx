import { useMemo } from 'react';
import { styled } from 'styled-components';
import { group, type TrackingEvent } from '../../contract';
import {
  ALARM_TYPES,
  describeAlarm,
  describeEventType,
  EVENT_TYPES,
  readDeviceName,
  readPlate,
  readText,
} from '../../domain';
import { useFormat, useLabels, useResource, useTrackingClient } from '../../react';
import { Badge, Plate, type TableColumn } from '../../ui';
import { EventIcon } from './event-icon';
import type { EventRow } from './event-rows';
import { useEventNames, useEventWords } from './use-event-words';

const Name = styled.span`
  display: inline-flex;
  gap: 8px;
  align-items: center;
  min-width: 0;
  &[data-alarm='true'] > svg {
    color: var(--rastro-status-alarm-text);
  }
`;

const kindOf = ({ event }: EventRow): string => {
  const alarm = event.type === 'alarm' ? readText(event, 'alarm') : '';
  return alarm ? `alarm.${alarm}` : event.type;
};

/** The columns of the list of events: what, who, where, and who cares. */
export function useEventColumns(
  events: readonly TrackingEvent[] | undefined,
): TableColumn<EventRow>[] {
  const t = useLabels();
  const format = useFormat();
  const words = useEventWords();
  const { attributePrefix } = useTrackingClient();
  const names = useEventNames(events);
  const { data: groups } = useResource(group);
  return useMemo(() => {
    const place = ({ position }: EventRow) =>
      position &&
      (position.address || `${position.latitude.toFixed(5)}, ${position.longitude.toFixed(5)}`);
    return [
      {
        id: 'time',
        label: t('events.column.time'),
        kind: 'date',
        fixed: true,
        card: 'end',
        value: ({ event }) => event.eventTime,
        format: (value) => format.dateTime(String(value), { seconds: true }),
        widthPx: 148,
      },
      {
        id: 'kind',
        label: t('events.column.kind'),
        kind: 'choice',
        card: 'title',
        value: kindOf,
        choices: [
          ...EVENT_TYPES.map((type) => ({ value: type, label: t(describeEventType(type)) })),
          ...ALARM_TYPES.map((type) => ({
            value: `alarm.${type}`,
            label: t('events.alarm.label', { name: t(describeAlarm(type)) }),
          })),
        ],
        cell: ({ event, more }) => (
          <Name data-alarm={event.type === 'alarm'}>
            <EventIcon type={event.type} size={16} />
            {words.title(event)}
            {more.length > 0 ? (
              <Badge>{t('events.more.text', { count: more.length })}</Badge>
            ) : null}
          </Name>
        ),
        exported: ({ event }) => words.title(event),
        widthPx: 260,
      },
      {
        id: 'device',
        label: t('events.column.device'),
        kind: 'reference',
        value: ({ device, event }) => (device ? readDeviceName(device) : String(event.deviceId)),
        widthPx: 180,
      },
      {
        id: 'plate',
        label: t('events.column.plate'),
        filterable: false,
        value: ({ device }) => readPlate(device, attributePrefix) || null,
        cell: ({ device }) => {
          const plate = readPlate(device, attributePrefix);
          return plate ? <Plate>{plate}</Plate> : null;
        },
        widthPx: 104,
      },
      {
        id: 'group',
        label: t('events.column.group'),
        kind: 'reference',
        value: ({ device }) => groups?.find(({ id }) => id === device?.groupId)?.name,
      },
      {
        id: 'detail',
        label: t('events.column.detail'),
        value: ({ event, position }) => words.detail(event, names(event), position) || null,
      },
      { id: 'place', label: t('events.column.place'), value: place, widthPx: 220 },
      {
        id: 'attended',
        label: t('events.column.attended'),
        kind: 'choice',
        value: ({ attended }) => attended,
        choices: [
          { value: 'nobody', label: t('events.attended.nobody') },
          { value: 'somebody', label: t('events.attended.somebody') },
        ],
        format: (value, { take }) =>
          value === 'nobody' ? t('events.attended.nobody') : (take?.userName ?? ''),
      },
    ] satisfies TableColumn<EventRow>[];
  }, [t, format, words, attributePrefix, names, groups]);
}
