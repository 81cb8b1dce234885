import { useMemo } from 'react';
import { Check, CircleAlert, UserRound } from 'lucide-react';
import { styled } from 'styled-components';
import { group, type Group, type TrackingEvent } from '../../contract';
import {
  ALARM_TYPES,
  describeAlarm,
  describeEventType,
  EVENT_SEVERITIES,
  EVENT_TYPES,
  findLongestTime,
  MINUTE_MS,
  readDeviceName,
  readPlate,
  readText,
  toDayKey,
} from '../../domain';
import { useFormat, useLabels, useNow, useResource, useTrackingClient } from '../../react';
import { useTrackingContext } from '../../react/provider/tracking-context';
import {
  Badge,
  Plate,
  statusColors,
  textWidthPx,
  truncate,
  VehicleLines,
  type TableColumn,
} from '../../ui';
import { PlaceText } from '../place-line/place-text';
import { EventSign, SEVERITY_TONES } from './event-sign';
import type { EventRow } from './event-rows';
import { useEventNames, useEventWords } from './use-event-words';

const Name = styled.span`
  display: inline-flex;
  gap: 10px;
  align-items: center;
  min-width: 0;
`;
const Lines = styled.span`
  display: flex;
  flex-direction: column;
  min-width: 0;
  font-size: 13px;
  line-height: 16px;
  & > span {
    ${truncate}
  }
`;
const Title = styled.span`
  font-weight: 550;
`;
/** Detail of the event, truncated if needed, and the number of further events folded into it. */
const Second = styled.span`
  ${statusColors}
  display: flex;
  gap: 6px;
  color: var(--rastro-text-muted);
  font-size: 12px;
  & > span {
    ${truncate}
  }
  & > b {
    flex: none;
    font-weight: 550;
  }
  &[data-status='alarm'],
  &[data-status='idle'] {
    color: var(--status-text);
    font-weight: 550;
  }
`;

const ATTENDED_TONES = { nobody: 'alarm', somebody: 'moving', resolved: 'offline' } as const;

const kindOf = ({ event }: EventRow): string => {
  const alarm = event.type === 'alarm' ? readText(event, 'alarm') : '';
  return alarm ? `alarm.${alarm}` : event.type;
};

type EventColumn = TableColumn<EventRow>;

/** Words, names and numbers that the columns are made of. */
interface ColumnFacts {
  t: ReturnType<typeof useLabels>;
  format: ReturnType<typeof useFormat>;
  words: ReturnType<typeof useEventWords>;
  names: ReturnType<typeof useEventNames>;
  attributePrefix: string;
  timeZone: string | undefined;
  /** The day it is in that time zone. */
  today: string;
}

/** The time, short on the same day. */
function makeTime({ t, format, timeZone, today }: ColumnFacts): EventColumn {
  const sayTime = (at: string | number) =>
    toDayKey(at, timeZone) === today
      ? format.time(at, { seconds: true })
      : format.dateTime(at, { seconds: true });
  return {
    id: 'time',
    label: t('events.column.time'),
    kind: 'date',
    fixed: true,
    card: 'end',
    value: ({ event }) => event.eventTime,
    format: (value) => sayTime(String(value)),
    // Files are read in other years too.
    exported: ({ event }) => format.dateTime(event.eventTime, { year: true, seconds: true }),
    widthPx: textWidthPx(findLongestTime(sayTime)),
  };
}

/** The sign and the name of an event, with its rating and its detail. */
function makeKind({ t, words, names }: ColumnFacts): EventColumn {
  return {
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
    cell: ({ event, more, severity, position }) => {
      const detail = words.detail(event, names(event), position);
      const asksForSomebody = severity === 'critical' || severity === 'warning';
      const rating = asksForSomebody || !detail ? t(`events.severity.${severity}`) : '';
      return (
        <Name>
          <EventSign event={event} />
          <Lines>
            <Title>{words.title(event)}</Title>
            <Second dir="auto" data-status={SEVERITY_TONES[severity]}>
              <span>{[rating, detail].filter(Boolean).join(' · ')}</span>
              {more.length > 0 ? <b>{t('events.more.text', { count: more.length })}</b> : null}
            </Second>
          </Lines>
        </Name>
      );
    },
    exported: ({ event }) => words.title(event),
    widthPx: 212,
  };
}

/** The vehicle, with its plate. */
function makeDevice({ t, attributePrefix }: ColumnFacts): EventColumn {
  return {
    id: 'device',
    label: t('events.column.device'),
    kind: 'reference',
    value: ({ device, event }) => (device ? readDeviceName(device) : String(event.deviceId)),
    cell: ({ device, event }) => {
      const plate = readPlate(device, attributePrefix);
      return (
        <VehicleLines
          name={device ? readDeviceName(device) : String(event.deviceId)}
          plate={plate}
        />
      );
    },
    widthPx: 176,
  };
}

/** The owner of an alarm. */
function makeAttended(
  { t }: ColumnFacts,
  { isOfAlarms, isNarrow }: { isOfAlarms: boolean; isNarrow: boolean },
): EventColumn {
  return {
    id: 'attended',
    label: t('events.column.attended'),
    kind: 'choice',
    // On a card it would take the room of the event's name.
    ...(isNarrow ? { card: 'detail', under: { id: 'device' } } : {}),
    hidden: !isOfAlarms,
    filterable: isOfAlarms,
    value: ({ attended }) => attended,
    choices: [
      { value: 'nobody', label: t('events.attended.nobody') },
      { value: 'somebody', label: t('events.attended.somebody') },
      { value: 'resolved', label: t('events.attended.resolved') },
    ],
    format: (value, { take }) =>
      value === 'nobody' ? t('events.attended.nobody') : (take?.userName ?? ''),
    cell: ({ attended, take }) =>
      attended === null ? null : (
        <Badge
          tone={ATTENDED_TONES[attended]}
          icon={
            attended === 'nobody' ? (
              <CircleAlert />
            ) : attended === 'resolved' ? (
              <Check />
            ) : (
              <UserRound />
            )
          }
        >
          <bdi>{attended === 'nobody' ? t('events.attended.nobody') : (take?.userName ?? '')}</bdi>
        </Badge>
      ),
    widthPx: 144,
  };
}

/** The place of an event. */
function makePlace({ t }: ColumnFacts): EventColumn {
  const place = ({ position }: EventRow) =>
    position &&
    (position.address || `${position.latitude.toFixed(5)}, ${position.longitude.toFixed(5)}`);
  return {
    id: 'place',
    label: t('events.column.place'),
    value: place,
    cell: ({ event, position }) =>
      position ? <PlaceText deviceId={event.deviceId} place={position} /> : null,
    widthPx: 168,
  };
}

/** Columns that no card shows. */
function makeOffCard(
  { t, words, names, attributePrefix }: ColumnFacts,
  { groups, isOneBeside }: { groups: readonly Group[] | undefined; isOneBeside: boolean },
): EventColumn[] {
  return [
    {
      id: 'driver',
      label: t('events.column.driver'),
      kind: 'reference',
      card: 'none',
      filterable: false,
      hidden: isOneBeside,
      inFile: true,
      value: ({ event, position }) => names(event, position).driver || null,
      widthPx: 148,
    },
    {
      id: 'detail',
      label: t('events.column.detail'),
      card: 'none',
      // It stands below the event.
      hidden: true,
      inFile: true,
      value: ({ event, position }) => words.detail(event, names(event), position) || null,
    },
    {
      id: 'group',
      label: t('events.column.group'),
      kind: 'reference',
      card: 'none',
      value: ({ device }) => groups?.find(({ id }) => id === device?.groupId)?.name,
    },
    {
      id: 'severity',
      label: t('events.column.severity'),
      kind: 'choice',
      card: 'none',
      // It stands below the event, in words and colour.
      hidden: true,
      inFile: true,
      value: ({ severity }) => severity,
      choices: EVENT_SEVERITIES.map((value) => ({
        value,
        label: t(`events.severity.${value}`),
      })),
    },
    {
      id: 'plate',
      label: t('events.column.plate'),
      filterable: false,
      card: 'none',
      // It stands below the vehicle's name.
      hidden: true,
      inFile: true,
      value: ({ device }) => readPlate(device, attributePrefix) || null,
      cell: ({ device }) => {
        const plate = readPlate(device, attributePrefix);
        return plate ? <Plate>{plate}</Plate> : null;
      },
      widthPx: 104,
    },
  ];
}

/** The columns of the list of events: what, who, where, and who cares. */
export function useEventColumns(
  events: readonly TrackingEvent[] | undefined,
  /** True when the list holds alarms only: then it shows each one's owner. */
  isOfAlarms: boolean,
  /** `isOneBeside`: one is open beside the list, and what is told there takes no room here. */
  { isOneBeside, isNarrow }: { isOneBeside: boolean; isNarrow: boolean },
): TableColumn<EventRow>[] {
  const t = useLabels();
  const format = useFormat();
  const words = useEventWords();
  const { attributePrefix } = useTrackingClient();
  const { timeZone } = useTrackingContext('useEventColumns');
  const names = useEventNames(events, { hasDrivers: true });
  const { data: groups } = useResource(group);
  const nowMs = useNow(MINUTE_MS);
  const today = toDayKey(nowMs, timeZone);
  return useMemo(() => {
    const facts = { t, format, words, names, attributePrefix, timeZone, today };
    return [
      makeTime(facts),
      makeKind(facts),
      makeDevice(facts),
      makeAttended(facts, { isOfAlarms, isNarrow }),
      makePlace(facts),
      ...makeOffCard(facts, { groups, isOneBeside }),
    ];
  }, [
    t,
    format,
    words,
    attributePrefix,
    names,
    groups,
    timeZone,
    today,
    isOfAlarms,
    isOneBeside,
    isNarrow,
  ]);
}
