import type { ReactElement } from 'react';
import { ConsoleStory } from '../../testing/console-story';
import { ReportMenu } from './report-menu';
import { ReportTabs } from './report-tabs';

export default { title: 'Console / reports / Report menu' };

export const Menu = (): ReactElement => (
  <ConsoleStory path="/reports">
    <ReportMenu />
  </ConsoleStory>
);
Menu.meta = { about: 'The reports there are.', ready: 'a' };

export const Tabs = (): ReactElement => (
  <ConsoleStory path="/reports/travels">
    <ReportTabs kind="trips" onChange={() => undefined} />
  </ConsoleStory>
);
Tabs.meta = { about: 'The reports, in a menu.', ready: 'button, input, select' };
