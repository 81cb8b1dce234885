import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Position, TrackingEvent } from '../../../contract';
import { useDayEvents, useEventPlaces, useFormat, useLabels, usePlaceLine } from '../../../react';
import { EventIcon } from '../../alarms/event-icon';
import { type EventNames, useEventNames, useEventWords } from '../../alarms/use-event-words';
import { Line, Lines } from './lines';
import { Asked, Part, PartNote } from './part';

const MOST = 5;
const URGENT: readonly string[] = ['alarm', 'deviceOverspeed'];

const Sign = styled.i`
  display: grid;
  flex: none;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: var(--rastro-radius-control);
  background: var(--rastro-surface-active);
  color: var(--rastro-text-muted);
  &[data-tone='alarm'] {
    background: var(--rastro-status-alarm-soft);
  }
  & + div {
    flex: 1;
  }
  & ~ div,
  & ~ time {
    padding-top: 4px;
  }
`;

/** The latest five of today's events of a vehicle. */
export function LatestEvents({ deviceId }: { deviceId: number }): ReactElement {
  const t = useLabels();
  const state = useDayEvents(deviceId);
  return (
    <Part title={t('detail.events.title')}>
      <Asked state={state} heightPx={96}>
        {(events) =>
          events.length === 0 ? (
            <PartNote>{t('detail.events.empty')}</PartNote>
          ) : (
            <EventLines events={events.slice(0, MOST)} />
          )
        }
      </Asked>
    </Part>
  );
}

function EventLines({ events }: { events: readonly TrackingEvent[] }): ReactElement {
  const names = useEventNames(events);
  const places = useEventPlaces(events);
  return (
    <Lines>
      {events.map((event) => (
        <EventLine
          key={event.id}
          event={event}
          names={names(event)}
          position={places.get(event.positionId)}
        />
      ))}
    </Lines>
  );
}

/** What happened, how much of it, and where. */
function EventLine({
  event,
  names,
  position,
}: {
  event: TrackingEvent;
  names: EventNames;
  position: Position | undefined;
}): ReactElement {
  const format = useFormat();
  const words = useEventWords();
  const place = usePlaceLine(position)?.text ?? '';
  const detail = words.detail(event, names, position);
  const tone = URGENT.includes(event.type) ? 'alarm' : undefined;
  // A fence that was entered is the place, too.
  const told = [detail, place === names.fence ? '' : place].filter((text) => text !== '');
  return (
    <Line>
      <Sign data-tone={tone}>
        <EventIcon type={event.type} size={16} />
      </Sign>
      <div>
        <strong data-tone={tone}>{words.title(event)}</strong>
        {told.length > 0 ? <small dir="auto">{told.join(' · ')}</small> : null}
      </div>
      <time dateTime={event.eventTime}>{format.time(event.eventTime)}</time>
    </Line>
  );
}
