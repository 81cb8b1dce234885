import type { ReactElement } from 'react';
import { StoryServer } from '../../../../../.ladle/story-server';
import {
  fleetState,
  movingDevice,
  movingPosition,
  offlineDevice,
  offlinePosition,
  silentDevice,
  stoppedDevice,
  stoppedPosition,
} from '../../testing/story-fleet';
import { DeviceStatusLine } from './device-status-line';

export default { title: 'Console / device / Device status line' };

export const States = (): ReactElement => (
  <StoryServer state={fleetState}>
    <DeviceStatusLine device={movingDevice} position={movingPosition} />
    <DeviceStatusLine
      device={stoppedDevice}
      position={{ ...stoppedPosition, attributes: { ignition: true, motion: false } }}
    />
    <DeviceStatusLine device={stoppedDevice} position={stoppedPosition} />
    <DeviceStatusLine device={offlineDevice} position={offlinePosition} />
    <DeviceStatusLine device={silentDevice} position={undefined} />
  </StoryServer>
);
States.meta = { about: 'Moving, idling, stopped, offline, and never heard of.' };
