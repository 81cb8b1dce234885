import type { Device, Position } from '@rastro/sdk/contract';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { AttributeList } from './attribute-list';
import { DeviceActions } from './device-actions';
import { DeviceStatusLine } from './device-status-line';
import { DeviceTiles } from './device-tiles';
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
    padding-top: 0;
  }
`;

/** Everything about one device, for the panel and for the phone's sheet. */
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
  return (
    <Root data-sheet={isSheet}>
      {isSheet ? <DeviceActions deviceId={device.id} /> : null}
      <DeviceStatusLine device={device} position={position} />
      <PlaceLine position={position} />
      {isSheet ? null : <DeviceActions deviceId={device.id} />}
      <DeviceTiles device={device} position={position} />
      <AttributeList device={device} position={position} />
    </Root>
  );
}
