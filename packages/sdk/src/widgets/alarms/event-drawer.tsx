import { lazy, Suspense, type ReactElement } from 'react';
import { History, MapPin } from 'lucide-react';
import { styled } from 'styled-components';
import { readDeviceName, readDriverId, readPlate } from '../../domain';
import { useFormat, useLabels, useTrackingClient } from '../../react';
import { Badge, Button, Drawer, Plate, Spinner } from '../../ui';
import { PlaceLine } from '../place-line';
import { AlarmTaker } from './alarm-taker';
import type { EventRow } from './event-rows';
import { EventSign, SEVERITY_TONES } from './event-sign';
import { useEventNames, useEventWords } from './use-event-words';

/** Loads once an event is open. */
const PlaceMap = lazy(() =>
  import('./event-place-view').then((module) => ({ default: module.EventPlaceView })),
);

/** Leaves the list beside it, and the menu, their room on a laptop. */
export const EVENT_DRAWER_WIDTH_PX = 384;

const Body = styled.div`
  display: flex;
  flex: none;
  flex-direction: column;
  gap: 16px;
  padding: 16px 20px;
`;
const Where = styled.section`
  position: relative;
  flex: 1 0 240px;
  border-bottom: 1px solid var(--rastro-border);
`;
const Head = styled.p`
  display: flex;
  gap: 12px;
  align-items: center;
  margin: 0;
`;
const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 8px 16px;
  margin: 0;
  font-size: 13px;
  line-height: 20px;
  & dt {
    color: var(--rastro-text-muted);
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** Navigation callbacks of an event. */
export interface EventLinks {
  onShowDevice?: ((deviceId: number) => void) | undefined;
  /** The vehicle's way around that moment, epoch milliseconds. */
  onShowMoment?: ((deviceId: number, atMs: number) => void) | undefined;
}

/** One event: what, when and where, who cares for it, and the ways to the map and to that moment. */
export function EventDrawer({
  row,
  onClose,
  onShowDevice,
  onShowMoment,
}: EventLinks & { row: EventRow; onClose: () => void }): ReactElement {
  const t = useLabels();
  const format = useFormat();
  const words = useEventWords();
  const { attributePrefix } = useTrackingClient();
  const { event, device, position, isPlaceComing, severity } = row;
  const names = useEventNames([event], { hasDrivers: true });
  const detail = words.detail(event, names(event), position);
  const driver = names(event, position).driver;
  const plate = readPlate(device, attributePrefix);
  const isDriverEvent = readDriverId(event) !== '';
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={words.title(event)}
      widthPx={EVENT_DRAWER_WIDTH_PX}
      closeLabel={t('events.close.action')}
    >
      {position ? (
        <Where aria-label={t('events.map.label')}>
          <Suspense fallback={null}>
            <PlaceMap place={position} severity={severity} text={format.time(event.eventTime)} />
          </Suspense>
        </Where>
      ) : null}
      <Body>
        <Head>
          <EventSign event={event} size="lg" />
          <Badge tone={SEVERITY_TONES[severity]}>{t(`events.severity.${severity}`)}</Badge>
        </Head>
        <Facts>
          <dt>{t('events.column.device')}</dt>
          <dd>
            <bdi>{device ? readDeviceName(device) : event.deviceId}</bdi>{' '}
            {plate ? <Plate>{plate}</Plate> : null}
          </dd>
          {driver && !isDriverEvent ? (
            <>
              <dt>{t('events.column.driver')}</dt>
              <dd dir="auto">{driver}</dd>
            </>
          ) : null}
          <dt>{t('events.column.time')}</dt>
          <dd data-figure>{format.dateTime(event.eventTime, { year: true, seconds: true })}</dd>
          {detail ? (
            <>
              <dt>{t('events.column.detail')}</dt>
              <dd dir="auto">{detail}</dd>
            </>
          ) : null}
          <dt>{t('events.column.place')}</dt>
          <dd>
            {isPlaceComing ? (
              <Spinner label={t('table.loading.label')} />
            ) : (
              <PlaceLine position={position} address="inTurn" />
            )}
          </dd>
        </Facts>
        {event.type === 'alarm' ? (
          <AlarmTaker eventId={event.id} take={row.take} saysNobody />
        ) : null}
        <Actions>
          {device && onShowDevice ? (
            <Button icon={<MapPin aria-hidden />} onClick={() => onShowDevice(device.id)}>
              {t('events.device.action')}
            </Button>
          ) : null}
          {device && onShowMoment ? (
            <Button
              icon={<History aria-hidden />}
              onClick={() => onShowMoment(device.id, Date.parse(event.eventTime))}
            >
              {t('events.moment.action')}
            </Button>
          ) : null}
        </Actions>
      </Body>
    </Drawer>
  );
}
