import type { ReactElement } from 'react';
import { ConsoleStory } from '../../../testing/console-story';
import { NewDeviceButton } from './new-device-button';

export default { title: 'Console / device / New device button' };

export const InFull = (): ReactElement => (
  <ConsoleStory>
    <NewDeviceButton />
  </ConsoleStory>
);
InFull.meta = { about: 'Where nothing else says what is new.', ready: 'button' };

export const Short = (): ReactElement => (
  <ConsoleStory>
    <NewDeviceButton isShort size="sm" />
  </ConsoleStory>
);
Short.meta = { about: 'Beside the title of the list.', ready: 'button' };
