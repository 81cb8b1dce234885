'use client';
import { ChevronDown, ChevronRight, TriangleAlert } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { describeAlarmName, describeEventType } from '../../../domain';
import { useLabels, type ReplayRoute } from '../../../react';
import { TimelineEntry } from './timeline-entry';

type RouteEvent = ReplayRoute['events'][number];

const alarmOf = ({ event }: RouteEvent): string | null => {
  const alarm = event.attributes['alarm'];
  return event.type === 'alarm' && typeof alarm === 'string' ? alarm : null;
};

/** Events between two stops: a single one directly, several folded until opened. */
export function TimelineEvents({
  events,
  isOpenFirst,
  startsDay,
  beforeMs,
  currentMs,
  onGo,
}: {
  events: readonly RouteEvent[];
  isOpenFirst: boolean;
  /** Checks that the moment is on another day than the previous one. */
  startsDay: (ms: number, beforeMs: number | undefined) => boolean;
  /** Moment of the entry listed above them. */
  beforeMs: number | undefined;
  /** The moment of the replay where it is that of an event. */
  currentMs: number | null;
  onGo: (ms: number) => void;
}): ReactElement | null {
  const t = useLabels();
  const [chosen, setOpen] = useState<boolean | null>(null);
  const [first] = events;
  if (!first) return null;
  const nameOf = (one: RouteEvent) => {
    const alarm = alarmOf(one);
    return t(alarm === null ? describeEventType(one.event.type) : describeAlarmName(alarm));
  };
  const lines = events.map((one, index) => (
    <li key={index}>
      <TimelineEntry
        isBare
        isQuiet
        hasDate={startsDay(one.atMs, index > 0 ? events[index - 1]?.atMs : beforeMs)}
        atMs={one.atMs}
        isAlarm={one.event.type === 'alarm'}
        badge={<TriangleAlert size={14} aria-hidden="true" />}
        title={nameOf(one)}
        isCurrent={one.atMs === currentMs}
        onPress={() => onGo(one.atMs)}
      />
    </li>
  ));
  if (events.length === 1) return <>{lines}</>;
  const isOpen = chosen ?? isOpenFirst;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <li>
      <TimelineEntry
        isBare
        isQuiet
        hasDate={startsDay(first.atMs, beforeMs)}
        atMs={first.atMs}
        isAlarm={events.some(({ event }) => event.type === 'alarm')}
        badge={<Chevron size={14} aria-hidden="true" />}
        title={t('replay.events.count', { count: events.length })}
        isOpen={isOpen}
        onPress={() => setOpen(!isOpen)}
      >
        {isOpen ? null : <small>{[...new Set(events.map(nameOf))].join(' · ')}</small>}
      </TimelineEntry>
      {isOpen ? <ol>{lines}</ol> : null}
    </li>
  );
}
