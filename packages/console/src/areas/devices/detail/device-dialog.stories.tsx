import type { ReactElement } from 'react';
import { ConsoleStory } from '../../../testing/console-story';
import { fleetState, movingDevice } from '../../../testing/story-fleet';
import { DeviceDialog } from './device-dialog';

export default { title: 'Console / device / Device dialog' };

const nothing = () => undefined;

export const Open = (): ReactElement => (
  <ConsoleStory state={fleetState}>
    <DeviceDialog device={movingDevice} onSaved={nothing} onDeleted={nothing} onClose={nothing} />
  </ConsoleStory>
);
Open.meta = { about: 'The form of a device over its page.', ready: '[role=dialog] input' };

export const New = (): ReactElement => (
  <ConsoleStory state={fleetState}>
    <DeviceDialog device={null} onSaved={nothing} onClose={nothing} />
  </ConsoleStory>
);
New.meta = { about: 'A device that is not there yet.', ready: '[role=dialog] input' };
