import type { Device, Position } from '@rastro/sdk/contract';
import { isCurrent, resolveFixMotion } from '@rastro/sdk/domain';
import { useFormat, useNow } from '@rastro/sdk/react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../i18n/text-context';
import { AlarmBand } from '../status/alarm-band';
import { AttributeList } from '../attributes/attribute-list';
import { chooseTiles } from '../tiles/choose-tiles';
import { DeviceActions } from './device-actions';
import { DeviceStatusLine } from '../status/device-status-line';
import { DeviceTiles } from '../tiles/device-tiles';
import { PlaceLine } from './place-line';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  box-sizing: border-box;
  width: 100%;
  max-width: 880px;
  padding: 16px;
  &[data-sheet='true'] {
    padding-top: 4px;
  }
`;

const PastNote = styled.p`
  margin: 4px 0 -4px;
  color: var(--rastro-text-muted);
  font-size: 12px;
  line-height: 16px;
`;

/** Everything about one device, for the panel and for the phone's sheet, whose head says its state. */
export function DeviceDetail({
  device,
  position,
  isSheet = false,
}: {
  device: Device;
  position: Position | undefined;
  /** In the sheet the actions come first: they are what half of it shows. */
  isSheet?: boolean;
}): ReactElement {
  const { tiles, toldKeys } = chooseTiles(device, position);
  const isPast = !isCurrent(device);
  return (
    <>
      <AlarmBand position={position} />
      <Root data-sheet={isSheet}>
        {isSheet ? (
          <DeviceActions deviceId={device.id} />
        ) : (
          <DeviceStatusLine device={device} position={position} />
        )}
        <PlaceLine position={position} />
        {isSheet ? null : <DeviceActions deviceId={device.id} />}
        {isPast && position ? <PastLine position={position} /> : null}
        <DeviceTiles tiles={tiles} isPast={isPast} />
        <AttributeList device={device} position={position} toldKeys={toldKeys} />
      </Root>
    </>
  );
}

/** Says over the figures of a silent device how old they are, and what it did then. */
function PastLine({ position }: { position: Position }): ReactElement {
  const t = useText();
  const format = useFormat();
  const now = useNow();
  const speed = format.speed(position.speed);
  return (
    <PastNote>
      {t('device.past.title', {
        age: format.age(position.fixTime, now),
        state: t(`device.past.${resolveFixMotion(position)}`, { speed }),
      })}
    </PastNote>
  );
}
