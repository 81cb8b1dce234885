'use client';
import { CirclePlay, Flag, SignalZero, TriangleAlert } from 'lucide-react';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import {
  buildTimeline,
  describeAlarmName,
  describeEventType,
  type ReplayMarks,
  type TimelineItem,
} from '../../../domain';
import {
  useFormat,
  useLabels,
  useReplayValue,
  type Replay,
  type ReplayRoute,
} from '../../../react';
import { focusRingInset, touchMedia } from '../../../ui';
import { StopPlace } from './stop-place';

const List = styled.ol`
  margin: 0;
  padding: 4px 0 12px;
  list-style: none;
`;
const Entry = styled.button`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr) auto;
  gap: 2px 10px;
  align-items: start;
  box-sizing: border-box;
  width: 100%;
  margin: 0;
  padding: 6px 16px;
  border: 0;
  background: none;
  color: var(--rastro-text);
  font: 400 13px/20px var(--rastro-font-family);
  text-align: start;
  cursor: pointer;
  ${focusRingInset}
  &:hover {
    background: var(--rastro-surface-hover);
  }
  &[aria-current] {
    background: var(--rastro-accent-soft);
  }
  ${touchMedia} {
    min-height: 44px;
  }
  & strong {
    font-weight: 550;
  }
  & small {
    display: block;
    color: var(--rastro-text-muted);
    font-size: 12px;
    line-height: 16px;
    overflow-wrap: anywhere;
  }
  & time {
    color: var(--rastro-text-muted);
    font-variant-numeric: tabular-nums;
  }
`;
const Badge = styled.span`
  display: grid;
  place-items: center;
  box-sizing: border-box;
  width: 22px;
  height: 22px;
  border: 2px solid var(--rastro-status-stopped);
  border-radius: 50%;
  color: var(--rastro-status-stopped);
  font: 700 11.5px/1 var(--rastro-font-family);
  [aria-current] & {
    background: var(--rastro-status-stopped);
    color: var(--rastro-surface);
  }
  &[data-bare='true'] {
    border-color: transparent;
    background: none;
    color: var(--rastro-text-muted);
  }
  &[data-alarm='true'] {
    color: var(--rastro-status-alarm-text);
  }
`;
const Leg = styled.div`
  padding: 0 16px 0 50px;
  color: var(--rastro-text-muted);
  font-size: 12px;
  line-height: 20px;
`;

interface Line {
  key: string;
  atMs: number;
  untilMs: number;
  badge: ReactNode;
  isBare?: boolean;
  isAlarm?: boolean;
  title: string;
  place?: Parameters<typeof StopPlace>[0];
  leg?: string;
}

/** What happened on a route, in its order; each entry leads the replay there. */
export function ReplayTimeline({
  replay: { clock },
  marks,
  route,
}: {
  replay: Replay;
  marks: ReplayMarks;
  route: ReplayRoute;
}): ReactElement {
  const t = useLabels();
  const format = useFormat();
  const { track, stops, events, deviceId } = route;
  const lines = useMemo(() => {
    const toLine = (item: TimelineItem, index: number): Line => {
      const key = `${item.kind}-${index}`;
      if (item.kind === 'leg') {
        const leg = t('replay.leg.text', {
          distance: format.distance(item.distanceMeters),
          duration: format.duration(item.durationMs),
        });
        return { key, atMs: item.fromMs, untilMs: item.toMs, badge: null, title: '', leg };
      }
      if (item.kind === 'gap') {
        const duration = format.duration(item.toMs - item.fromMs);
        const title = t('replay.gap.label', { duration });
        const badge = <SignalZero size={16} aria-hidden="true" />;
        return { key, atMs: item.fromMs, untilMs: item.toMs, badge, isBare: true, title };
      }
      if (item.kind === 'stop') {
        const { fromMs, toMs, number, ...place } = item.stop;
        const title = t('replay.stop.label', { duration: format.duration(toMs - fromMs) });
        return {
          key,
          atMs: fromMs,
          untilMs: toMs,
          badge: number,
          title,
          place: { deviceId, ...place },
        };
      }
      const { latitude, longitude } = item;
      return {
        key,
        atMs: item.atMs,
        untilMs: item.atMs,
        isBare: true,
        badge:
          item.kind === 'start' ? (
            <CirclePlay size={18} aria-hidden="true" />
          ) : (
            <Flag size={18} aria-hidden="true" />
          ),
        title: t(`replay.${item.kind}.label`),
        place: { deviceId, latitude, longitude, address: null },
      };
    };
    const told = (marks.events ? events : []).map(({ atMs, event }, index): Line => {
      const alarm = event.attributes['alarm'];
      const isAlarm = event.type === 'alarm' && typeof alarm === 'string';
      return {
        key: `event-${index}`,
        atMs,
        untilMs: atMs,
        isBare: true,
        isAlarm: event.type === 'alarm',
        badge: <TriangleAlert size={16} aria-hidden="true" />,
        title: t(isAlarm ? describeAlarmName(alarm) : describeEventType(event.type)),
      };
    });
    return [...buildTimeline(track, marks.stops ? stops : []).map(toLine), ...told].sort(
      (a, b) => a.atMs - b.atMs || Number(a.leg !== undefined) - Number(b.leg !== undefined),
    );
  }, [track, stops, events, marks, deviceId, t, format]);
  const current = useReplayValue(clock, () => {
    const ms = clock.getMs();
    const line = lines.find(({ atMs, untilMs, leg }) => !leg && atMs <= ms && ms < untilMs);
    return line?.key ?? lines.find(({ atMs }) => atMs === ms)?.key ?? null;
  });
  return (
    <List>
      {lines.map(({ key, atMs, badge, isBare, isAlarm, title, place, leg }) => (
        <li key={key}>
          {leg !== undefined ? (
            <Leg>{leg}</Leg>
          ) : (
            <Entry
              type="button"
              aria-current={key === current ? 'step' : undefined}
              onClick={() => clock.seek(atMs)}
            >
              <Badge data-bare={isBare} data-alarm={isAlarm}>
                {badge}
              </Badge>
              <span>
                <strong>{title}</strong>
                {place ? <StopPlace {...place} /> : null}
              </span>
              <time dateTime={new Date(atMs).toISOString()}>{format.time(atMs)}</time>
            </Entry>
          )}
        </li>
      ))}
    </List>
  );
}
