import type { ReactElement } from 'react';
import { ConsoleStory } from '../../testing/console-story';
import { fleetState, movingDevice } from '../../testing/story-fleet';
import { DeviceDrawer } from './device-drawer';

export default { title: 'Console / device / Device drawer' };

const nothing = () => undefined;

export const Open = (): ReactElement => (
  <ConsoleStory state={fleetState}>
    <DeviceDrawer device={movingDevice} onDeleted={nothing} onClose={nothing} />
  </ConsoleStory>
);
Open.meta = { about: 'The form of a device over its page.', ready: '[role=dialog] input' };
