import type { ReactElement } from 'react';
import { ConsoleStory } from '../../testing/console-story';
import { CopyButton } from './copy-button';

export default { title: 'Console / resource / Copy button' };

export const Ready = (): ReactElement => (
  <ConsoleStory>
    <CopyButton text="rastro devices list" label="Copy the command" />
  </ConsoleStory>
);
Ready.meta = { about: 'Copies a text and says so for two seconds.' };
