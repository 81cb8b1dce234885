'use client';
import { memo, useMemo, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { buildTimeline, filterReplayEvents, foldEvents, type ReplayMarks } from '../../../domain';
import { useReplayValue, type Replay, type ReplayRoute } from '../../../react';
import { useWasNear } from '../../../ui/use-was-near';
import { TimelineLines, type Item, type TimelineLinesProps } from './timeline-lines';

const List = styled.ol`
  margin: 0;
  padding: 4px 0 12px;
  list-style: none;
  & ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;
/** Entries that are drawn together once they are near what is seen, and how high one is about. */
const PART = 60;
const ENTRY_PX = 36;

/** Events of a route in order, stops first; each entry seeks the replay there. */
export function ReplayTimeline({
  replay: { clock },
  marks,
  route,
}: {
  replay: Replay;
  marks: ReplayMarks;
  route: ReplayRoute;
}): ReactElement {
  const { track, stops, trips, events } = route;
  const items = useMemo(
    () =>
      foldEvents(
        buildTimeline(track, marks.stops ? stops : [], trips),
        filterReplayEvents(events, marks),
      ),
    [track, stops, trips, events, marks],
  );
  const currentIndex = useReplayValue(clock, () => {
    const ms = clock.getMs();
    const isIn = (item: (typeof items)[number]) =>
      item.kind === 'stop'
        ? item.stop.fromMs <= ms && ms < item.stop.toMs
        : item.kind === 'gap' && item.fromMs <= ms && ms < item.toMs;
    const found = items.findIndex(isIn);
    return found !== -1 ? found : items.findIndex((item) => 'atMs' in item && item.atMs === ms);
  });
  const eventMs = useReplayValue(clock, () => {
    const ms = clock.getMs();
    return events.some(({ atMs }) => atMs === ms) ? ms : null;
  });
  const firsts = Array.from({ length: Math.ceil(items.length / PART) }, (_, part) => part * PART);
  return (
    <List className="rastro-replay-list">
      {firsts.map((first) => {
        const isHere = currentIndex >= first && currentIndex < first + PART;
        const isEventHere = eventMs !== null && holds(items.slice(first, first + PART), eventMs);
        return (
          <TimelinePart
            key={first}
            last={Math.min(first + PART, items.length)}
            items={items}
            first={first}
            clock={clock}
            route={route}
            isStopList={marks.stops}
            currentIndex={isHere ? currentIndex : null}
            eventMs={isEventHere ? eventMs : null}
          />
        );
      })}
    </List>
  );
}

const holds = (items: readonly Item[], ms: number): boolean =>
  items.some((item) => item.kind === 'events' && item.events.some(({ atMs }) => atMs === ms));

/** Some entries of a list of thousands: room for them until they are near what is seen. */
const TimelinePart = memo(function TimelinePart(props: TimelineLinesProps): ReactElement {
  const { first, last } = props;
  const [watch, isNear] = useWasNear();
  if (first === 0 || isNear) return <TimelineLines {...props} />;
  return <li ref={watch} aria-hidden="true" style={{ height: (last - first) * ENTRY_PX }} />;
});
