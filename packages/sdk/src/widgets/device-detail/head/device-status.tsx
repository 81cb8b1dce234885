'use client';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Device, Position } from '../../../contract';
import { isCurrent, resolveMotionState } from '../../../domain';
import { type LabelOverrides, LabelsScope, useFormat, useLabels, useNow } from '../../../react';
import { LazyWords } from '../../../react/provider/lazy-words';
import { StatusGlyph, statusColors, VisuallyHidden } from '../../../ui';
import { DETAIL_WORDS } from '../detail-words';
import { useAlarmWords } from './use-alarm-words';
import { useStatusSince } from './use-status-since';

const Root = styled.span`
  ${statusColors}
  & > strong {
    margin-inline-start: 4px;
    color: var(--status-text);
    font-weight: 600;
  }
`;

/** Props of {@link DeviceStatus}. */
export interface DeviceStatusProps {
  device: Device;
  position: Position | undefined;
  /**
   * Shows the device's alarms first, for places that show nothing else of the device. Default
   * false.
   */
  withAlarm?: boolean;
  labels?: LabelOverrides;
}

/** The state of a device in one line, for a head above `DeviceDetail`. */
export function DeviceStatus({ labels, ...rest }: DeviceStatusProps): ReactElement {
  return (
    <LazyWords files={DETAIL_WORDS}>
      <LabelsScope labels={labels}>
        <StatusText {...rest} />
      </LabelsScope>
    </LazyWords>
  );
}

function StatusText({
  device,
  position,
  withAlarm = false,
}: Omit<DeviceStatusProps, 'labels'>): ReactElement {
  const label = useLabels();
  const format = useFormat();
  const alarmWords = useAlarmWords(position);
  const alarm = withAlarm ? alarmWords : '';
  const now = useNow();
  const heardAt = device.lastUpdate ?? position?.fixTime;
  const since = useStatusSince(device, position);
  // One line has no room for a sentence.
  const age = isCurrent(device) ? since : heardAt && format.age(heardAt, now);
  const state = resolveMotionState({ device, position });
  const word =
    state === 'moving' && position ? format.speed(position.speed) : label(`status.${state}`);
  const [first, ...rest] = [alarm, word, age].filter(Boolean);
  const shown = alarm === '' ? state : 'alarm';
  return (
    <Root data-status={shown}>
      <StatusGlyph status={shown} />
      {state === 'moving' ? <VisuallyHidden>{label('status.moving')}, </VisuallyHidden> : null}
      <strong>{first}</strong>
      {rest.map((text) => ` · ${text}`)}
    </Root>
  );
}
