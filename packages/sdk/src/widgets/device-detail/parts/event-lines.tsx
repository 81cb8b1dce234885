import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Position, TrackingEvent } from '../../../contract';
import { isNotable } from '../../../domain';
import { type AddressWish, useEventPlaces, useFormat, usePlaceLine } from '../../../react';
import { EventIcon } from '../../alarms/event-icon';
import { EventSign } from '../../alarms/event-sign';
import { type EventNames, useEventNames, useEventWords } from '../../alarms/use-event-words';
import { Line, Lines } from './lines';

const URGENT: readonly string[] = ['alarm', 'deviceOverspeed'];

/** Its first line ends at the time, its second has all the room. */
const Words = styled.div`
  flex: 1;
  & > p {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 12px;
    margin: 0;
  }
  & time {
    flex: none;
    color: var(--rastro-text-muted);
    font-size: 12px;
  }
`;

const Quiet = styled(Line)`
  && {
    align-items: center;
    padding: 4px 0;
    color: var(--rastro-text-muted);
    font-size: 12px;
    line-height: 20px;
  }
  & > div {
    flex: 1;
  }
  & > svg {
    flex: none;
    width: 32px;
  }
`;

/** Events under each other; what is not notable takes one quiet line. */
export function EventLines({
  events,
  quietAddress = 'known',
}: {
  events: readonly TrackingEvent[];
  /** Address lookup of the minor events, which may be many. */
  quietAddress?: AddressWish;
}): ReactElement {
  const names = useEventNames(events);
  const places = useEventPlaces(events);
  return (
    <Lines>
      {events.map((event) =>
        isNotable(event) ? (
          <EventLine
            key={event.id}
            event={event}
            names={names(event)}
            position={places.get(event.positionId) ?? undefined}
          />
        ) : (
          <QuietLine
            key={event.id}
            event={event}
            position={places.get(event.positionId) ?? undefined}
            address={quietAddress}
          />
        ),
      )}
    </Lines>
  );
}

/** Line of a notable event: name, detail and place. */
function EventLine({
  event,
  names,
  position,
}: {
  event: TrackingEvent;
  names: EventNames;
  position: Position | undefined;
}): ReactElement {
  const words = useEventWords();
  const place = usePlaceLine(position, { address: 'inTurn' })?.text ?? '';
  const detail = words.detail(event, names, position);
  const tone = URGENT.includes(event.type) ? 'alarm' : undefined;
  // A fence that was entered is the place, too.
  const told = [detail, place === names.fence ? '' : place].filter((text) => text !== '');
  return (
    <Line>
      <EventSign event={event} />
      <Words>
        <p>
          <strong data-tone={tone}>{words.title(event)}</strong>
          <EventTime event={event} />
        </p>
        {told.length > 0 ? <small dir="auto">{told.join(' · ')}</small> : null}
      </Words>
    </Line>
  );
}

/** Line of a routine event: its name, and its place if that has a name. */
function QuietLine({
  event,
  position,
  address,
}: {
  event: TrackingEvent;
  position: Position | undefined;
  address: AddressWish;
}): ReactElement {
  const words = useEventWords();
  const place = usePlaceLine(position, { address });
  const told = place?.kind === 'fence' || place?.kind === 'address' ? [place.text] : [];
  return (
    <Quiet>
      <EventIcon type={event.type} size={14} />
      <div dir="auto">{[words.title(event), ...told].join(' · ')}</div>
      <EventTime event={event} />
    </Quiet>
  );
}

function EventTime({ event: { eventTime } }: { event: TrackingEvent }): ReactElement {
  const format = useFormat();
  return <time dateTime={eventTime}>{format.time(eventTime)}</time>;
}
