import type { ReactElement } from 'react';
import { ConsoleStory } from '../../testing/console-story';
import {
  fleetState,
  hostileDevice,
  hostilePosition,
  movingDevice,
  movingPosition,
  offlineDevice,
  offlinePosition,
  silentDevice,
} from '../../testing/story-fleet';
import { DeviceDetail } from './device-detail';

export default { title: 'Console / device / Device detail' };

export const Panel = (): ReactElement => (
  <ConsoleStory state={fleetState}>
    <DeviceDetail device={movingDevice} position={movingPosition} />
  </ConsoleStory>
);
Panel.meta = { about: 'A van on its way, as in the panel.' };

export const Sheet = (): ReactElement => (
  <ConsoleStory state={fleetState}>
    <DeviceDetail device={movingDevice} position={movingPosition} isSheet />
  </ConsoleStory>
);
Sheet.meta = { about: 'In the sheet of a phone the actions come first.' };

export const NoPosition = (): ReactElement => (
  <ConsoleStory state={fleetState}>
    <DeviceDetail device={silentDevice} position={undefined} />
  </ConsoleStory>
);
NoPosition.meta = { about: 'Registered, but it never spoke.' };

export const Hostile = (): ReactElement => (
  <ConsoleStory state={fleetState}>
    <DeviceDetail device={hostileDevice} position={hostilePosition} />
  </ConsoleStory>
);
Hostile.meta = { about: 'Names and places from strangers stay text and inside.' };

export const Alarm = (): ReactElement => (
  <ConsoleStory state={fleetState}>
    <DeviceDetail
      device={movingDevice}
      position={{ ...movingPosition, attributes: { ...movingPosition.attributes, alarm: 'sos' } }}
    />
  </ConsoleStory>
);
Alarm.meta = { about: 'The alarm of the last fix comes before all else.' };

export const Offline = (): ReactElement => (
  <ConsoleStory state={fleetState}>
    <DeviceDetail device={offlineDevice} position={offlinePosition} />
  </ConsoleStory>
);
Offline.meta = { about: 'Nothing of a silent vehicle is told as if it were so now.' };
