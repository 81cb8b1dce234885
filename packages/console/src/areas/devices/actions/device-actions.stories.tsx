import { toAnchorFence } from '@rastro/sdk/domain';
import { makeDevice, makeUser } from '@rastro/sdk/testing';
import { useEffect, type ReactElement } from 'react';
import { useMapScene } from '../../../frame/map/map-scene';
import { ConsoleStory } from '../../../testing/console-story';
import { DeviceActions } from './device-actions';

export default { title: 'Console / device / Device actions' };

const anchor = {
  ...toAnchorFence({ id: 1, name: 'Fiorino 07' }, { latitude: -23.5, longitude: -46.6 }),
  id: 5,
  description: '',
  calendarId: 0,
};

function Followed(): ReactElement {
  const { setFollowIds } = useMapScene();
  useEffect(() => setFollowIds([1]), [setFollowIds]);
  return <DeviceActions deviceId={1} />;
}

export const AtRest = (): ReactElement => (
  <ConsoleStory>
    <DeviceActions deviceId={1} />
  </ConsoleStory>
);
AtRest.meta = { about: 'What can be done with a device.' };

export const Following = (): ReactElement => (
  <ConsoleStory>
    <Followed />
  </ConsoleStory>
);
Following.meta = { about: 'The map keeps it in view.' };

export const Anchored = (): ReactElement => (
  <ConsoleStory
    state={{
      user: makeUser({ administrator: true }),
      devices: [makeDevice(1, { name: 'Fiorino 07' })],
      geofences: [anchor],
    }}
  >
    <DeviceActions deviceId={1} />
  </ConsoleStory>
);
Anchored.meta = { about: 'Its anchor can be lifted.', ready: 'button[aria-pressed=true]' };
