'use client';
import type { ReactElement } from 'react';
import { Check, Layers, MapPin } from 'lucide-react';
import { styled } from 'styled-components';
import type { Device, Position, TrackingEvent } from '../../contract';
import {
  findEventAttendance,
  MINUTE_MS,
  readDeviceName,
  readPlate,
  type FoldedEvent,
} from '../../domain';
import {
  useAlarmEvent,
  useAlarmTakes,
  useFormat,
  useLabels,
  useNow,
  useTrackingClient,
} from '../../react';
import { Button, focusRingInset, IconButton, Plate, truncate } from '../../ui';
import { AlarmTaker, useEventWords, type EventNames } from '../alarms';
import { EventSign } from '../alarms/event-sign';
import type { NoticeAlarm } from './use-standing-alarms';

const Root = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 0 4px;
  align-items: center;
  padding: 4px 12px 4px 0;
  border-bottom: 1px solid var(--rastro-border);
  &[data-seen='false'] {
    box-shadow: inset 3px 0 var(--rastro-accent-ink);
  }
`;
const Open = styled.button`
  display: grid;
  flex: 1;
  grid-template-columns: 36px minmax(0, 1fr) auto;
  gap: 2px 12px;
  align-items: center;
  min-width: 0;
  min-height: 52px;
  padding: 6px 4px 6px 16px;
  border: 0;
  background: none;
  color: var(--rastro-text);
  font: 400 12.5px/16px var(--rastro-font-family);
  text-align: start;
  cursor: pointer;
  ${focusRingInset}
  &:hover {
    background: var(--rastro-surface-hover);
  }
`;
const Sign = styled.span`
  grid-row: span 3;
`;
const Title = styled.strong`
  font-size: 13.5px;
  font-weight: 500;
  ${truncate}
  [data-seen='false'] & {
    font-weight: 650;
  }
`;
const Time = styled.span`
  color: var(--rastro-text-muted);
`;
const Who = styled.span`
  display: flex;
  grid-column: 2 / -1;
  gap: 6px;
  align-items: center;
  color: var(--rastro-text-muted);
  & > bdi {
    ${truncate}
  }
`;
const Detail = styled.span`
  grid-column: 2 / -1;
  color: var(--rastro-text-muted);
  overflow-wrap: anywhere;
`;
const Below = styled.div`
  flex-basis: 100%;
  padding: 0 0 8px 64px;
  &:empty {
    display: none;
  }
`;

/** Props of a line of the list of notices. */
export interface NoticeLineProps {
  folded: FoldedEvent<TrackingEvent>;
  /** The alarm that stands, where the line is of one. */
  alarm?: NoticeAlarm | undefined;
  device: Device | undefined;
  names: EventNames;
  isSeen: boolean;
  /** Leads to where and when it was; undefined where the account may not look back. */
  onShowMoment: (() => void) | undefined;
  onShowDevice: () => void;
  onSeen: () => void;
  onUnfold: () => void;
}

/** One notice, or a flood of one kind: what, who, when, who cares, and the ways to it. */
export function NoticeLine({
  folded: { event, more },
  alarm,
  device,
  names,
  isSeen,
  onShowMoment,
  onShowDevice,
  onSeen,
  onUnfold,
}: NoticeLineProps): ReactElement {
  const t = useLabels();
  const format = useFormat();
  const words = useEventWords();
  const nowMs = useNow(MINUTE_MS);
  const { attributePrefix } = useTrackingClient();
  const plate = readPlate(device, attributePrefix);
  const isAlarm = event.type === 'alarm';
  const { byDevice } = useAlarmTakes();
  const found = isAlarm ? findEventAttendance(event, byDevice.get(event.deviceId) ?? []) : null;
  const name = device ? readDeviceName(device) : `#${event.deviceId}`;
  const detail = words.detail(event, names);
  return (
    <Root data-seen={isSeen}>
      <Open
        type="button"
        onClick={() => {
          onSeen();
          (onShowMoment ?? onShowDevice)();
        }}
      >
        <Sign>
          <EventSign event={event} size="lg" />
        </Sign>
        <Title>{words.title(event)}</Title>
        <Time data-figure>{format.moment(event.eventTime, nowMs)}</Time>
        <Who>
          <bdi>{name}</bdi>
          {plate ? <Plate>{plate}</Plate> : null}
        </Who>
        {detail ? <Detail dir="auto">{detail}</Detail> : null}
      </Open>
      <IconButton
        size="sm"
        label={t('notices.map.action', { name })}
        icon={<MapPin aria-hidden="true" />}
        tooltipSide="none"
        onClick={() => {
          onSeen();
          onShowDevice();
        }}
      />
      {isSeen ? null : (
        <IconButton
          size="sm"
          label={t('notices.seen.action')}
          icon={<Check aria-hidden="true" />}
          tooltipSide="none"
          onClick={onSeen}
        />
      )}
      {more.length > 0 ? (
        <Below>
          <Button
            variant="soft"
            size="sm"
            icon={<Layers aria-hidden="true" />}
            aria-expanded={false}
            onClick={onUnfold}
          >
            {t('notices.more.text', { count: more.length, name })}
          </Button>
        </Below>
      ) : null}
      {isAlarm ? (
        <Below>
          {event.id > 0 ? (
            <AlarmTaker
              isListed
              eventId={event.id}
              take={found && 'take' in found ? found.take : undefined}
            />
          ) : (
            <OpenAlarmTaker position={alarm?.position} />
          )}
        </Below>
      ) : null}
    </Root>
  );
}

/** Owner of an alarm that began before today: its event is looked up. */
function OpenAlarmTaker({ position }: { position: Position | undefined }): ReactElement | null {
  const event = useAlarmEvent(position);
  return event ? <AlarmTaker isListed eventId={event.id} /> : null;
}
