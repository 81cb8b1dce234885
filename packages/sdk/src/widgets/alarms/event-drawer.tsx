import type { ReactElement } from 'react';
import { History, MapPin } from 'lucide-react';
import { styled } from 'styled-components';
import { readDeviceName } from '../../domain';
import { useFormat, useLabels } from '../../react';
import { Button, Drawer } from '../../ui';
import { PlaceLine } from '../place-line';
import { AlarmTaker } from './alarm-taker';
import type { EventRow } from './event-rows';
import { useEventNames, useEventWords } from './use-event-words';

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  padding: 16px 20px;
  overflow-y: auto;
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

/** Where an event leads to. */
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
  const { event, device, position } = row;
  const detail = words.detail(event, useEventNames([event])(event), position);
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={words.title(event)}
      closeLabel={t('events.close.action')}
    >
      <Body>
        <Facts>
          <dt>{t('events.column.device')}</dt>
          <dd dir="auto">{device ? readDeviceName(device) : event.deviceId}</dd>
          <dt>{t('events.column.time')}</dt>
          <dd>{format.dateTime(event.eventTime, { year: true, seconds: true })}</dd>
          {detail ? (
            <>
              <dt>{t('events.column.detail')}</dt>
              <dd dir="auto">{detail}</dd>
            </>
          ) : null}
          <dt>{t('events.column.place')}</dt>
          <dd>
            <PlaceLine position={position} />
          </dd>
        </Facts>
        {event.type === 'alarm' ? <AlarmTaker eventId={event.id} saysNobody /> : null}
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
