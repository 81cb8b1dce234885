import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { geofence, type TrackingEvent } from '../../../contract';
import { describeAlarm, describeEventType, readAttribute, readText } from '../../../domain';
import { useDayEvents, useFormat, useLabels, useResource } from '../../../react';
import { EventIcon } from '../../alarms/event-icon';
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
  const t = useLabels();
  const format = useFormat();
  const hasFence = events.some(({ geofenceId }) => geofenceId > 0);
  const { data: fences } = useResource(geofence, hasFence ? undefined : null);
  const toDetail = (event: TrackingEvent): string => {
    const speed = readAttribute(event, 'speed');
    const limit = readAttribute(event, 'speedLimit');
    return [
      fences?.find(({ id }) => id === event.geofenceId)?.name ?? '',
      typeof speed === 'number' && typeof limit === 'number'
        ? t('detail.events.speed', { speed: format.speed(speed), limit: format.speed(limit) })
        : '',
    ]
      .filter((text) => text !== '')
      .join(' · ');
  };
  return (
    <Lines>
      {events.map((event) => {
        const alarm = event.type === 'alarm' ? readText(event, 'alarm') : '';
        const detail = toDetail(event);
        return (
          <Line key={event.id}>
            <Sign data-tone={URGENT.includes(event.type) ? 'alarm' : undefined}>
              <EventIcon type={event.type} size={16} />
            </Sign>
            <div>
              <strong data-tone={URGENT.includes(event.type) ? 'alarm' : undefined}>
                {t(alarm ? describeAlarm(alarm) : describeEventType(event.type))}
              </strong>
              {detail ? <small>{detail}</small> : null}
            </div>
            <time dateTime={event.eventTime}>{format.time(event.eventTime)}</time>
          </Line>
        );
      })}
    </Lines>
  );
}
