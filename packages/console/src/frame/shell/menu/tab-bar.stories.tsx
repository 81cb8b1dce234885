import type { ReactElement } from 'react';
import { ConsoleStory } from '../../../testing/console-story';
import { TabBar } from './tab-bar';

export default { title: 'Console / shell / Tab bar' };

export const Devices = (): ReactElement => (
  <ConsoleStory path="/devices">
    <TabBar />
  </ConsoleStory>
);
Devices.meta = { about: 'A phone’s main menu.' };
