import { useEffect, type ReactElement } from 'react';
import { useMapScene } from '../../map/map-scene';
import { ConsoleStory } from '../../testing/console-story';
import { DeviceActions } from './device-actions';

export default { title: 'Console / device / Device actions' };

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
