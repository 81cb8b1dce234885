'use client';
import { CirclePlay, Flag, WifiOff } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { findTimeIndex, type foldEvents, toDayKey, type TimelineItem } from '../../../domain';
import { useFormat, useLabels, type Replay, type ReplayRoute } from '../../../react';
import { useTrackingContext } from '../../../react/provider/tracking-context';
import { StopPlace, type ListedPlace } from './stop-place';
import { TimelineEntry, type TimelineEntryProps } from './timeline-entry';
import { TimelineEvents } from './timeline-events';

const Leg = styled.div`
  margin-inline-start: 26px;
  padding: 1px 16px 1px 23px;
  border-inline-start: 1px solid var(--rastro-border-strong);
  color: var(--rastro-text-muted);
  font-size: 12px;
  line-height: 20px;
`;

interface Line extends Pick<TimelineEntryProps, 'atMs' | 'badge' | 'isBare' | 'title'> {
  place?: ListedPlace;
}

/** Something that happened on a route. */
export type Item = ReturnType<typeof foldEvents<ReplayRoute['events'][number]>>[number];

/** Entries of the list of a route. */
export interface TimelineLinesProps {
  items: readonly Item[];
  /** The first that is drawn, and the one after the last. */
  first: number;
  last: number;
  clock: Replay['clock'];
  route: ReplayRoute;
  /** Stops are listed, and events are folded between them. */
  isStopList: boolean;
  /** The entry that the replay is at, where it is one of these. */
  currentIndex: number | null;
  /** The moment of the replay where it is that of one of their events. */
  eventMs: number | null;
}

/** Some of what happened on a route, in its order. */
export function TimelineLines({
  items,
  first,
  last,
  clock,
  route: { track, deviceId },
  isStopList,
  currentIndex,
  eventMs,
}: TimelineLinesProps): ReactElement {
  const t = useLabels();
  const format = useFormat();
  const { timeZone } = useTrackingContext('TimelineLines');
  const { fromMs, toMs } = clock.span;
  // The day of an entry stands beside it where another begins, and nowhere on a route of one day.
  const dayOf = (ms: number) => toDayKey(ms, timeZone);
  const hasDays = dayOf(fromMs) !== dayOf(toMs);
  const startsDay = (ms: number, beforeMs: number | undefined) =>
    hasDays && (beforeMs === undefined || dayOf(ms) !== dayOf(beforeMs));
  const toLine = (item: Exclude<TimelineItem, { kind: 'leg' }>): Line => {
    if (item.kind === 'gap') {
      const duration = format.duration(item.toMs - item.fromMs);
      const badge = <WifiOff size={16} aria-hidden="true" />;
      const title = t('replay.gap.label', { duration });
      return { atMs: item.fromMs, badge, isBare: true, title };
    }
    const { latitude, longitude } = item.kind === 'stop' ? item.stop : item;
    const atMs = item.kind === 'stop' ? item.stop.fromMs : item.atMs;
    const { geofenceIds } = track.fixes[Math.max(0, findTimeIndex(track.timesMs, atMs))] ?? {};
    const place = { deviceId, latitude, longitude, address: null, geofenceIds };
    if (item.kind === 'stop') {
      const { toMs, number, address } = item.stop;
      const title = t('replay.stop.label', { duration: format.duration(toMs - atMs) });
      return { atMs, badge: number, title, place: { ...place, address } };
    }
    const Sign = item.kind === 'start' ? CirclePlay : Flag;
    const badge = <Sign size={18} aria-hidden="true" />;
    return { atMs, badge, isBare: true, title: t(`replay.${item.kind}.label`), place };
  };
  return (
    <>
      {items.slice(first, last).map((item, at) => {
        const index = first + at;
        if (item.kind === 'events') {
          return (
            <TimelineEvents
              key={index}
              events={item.events}
              isOpenFirst={!isStopList}
              startsDay={startsDay}
              beforeMs={lastMsBefore(items, index)}
              currentMs={eventMs}
              onGo={clock.seek}
            />
          );
        }
        if (item.kind === 'leg') {
          const distance = format.distance(item.distanceMeters);
          const duration = format.duration(item.durationMs);
          return (
            <li key={index}>
              <Leg>{t('replay.leg.text', { distance, duration })}</Leg>
            </li>
          );
        }
        const { place, ...line } = toLine(item);
        return (
          <li key={index}>
            <TimelineEntry
              {...line}
              hasDate={startsDay(line.atMs, lastMsBefore(items, index))}
              isCurrent={index === currentIndex}
              onPress={() => clock.seek(line.atMs)}
            >
              {place ? <StopPlace place={place} /> : null}
            </TimelineEntry>
          </li>
        );
      })}
    </>
  );
}

/** Returns the moment of the last item listed above an entry; undefined for the first. */
function lastMsBefore(items: readonly Item[], index: number): number | undefined {
  const item = items[index - 1];
  if (item === undefined) return undefined;
  if (item.kind === 'leg') return lastMsBefore(items, index - 1);
  if (item.kind === 'events') return item.events.at(-1)?.atMs;
  if (item.kind === 'stop') return item.stop.fromMs;
  return item.kind === 'gap' ? item.fromMs : item.atMs;
}
