import type { ReactElement } from 'react';
import { ConsoleStory, type ConsoleStoryProps } from '../../testing/console-story';
import { fleetState } from '../../testing/story-fleet';
import { ReportsPage } from './reports-page';

export default { title: 'Console / pages / Reports page' };

const Page = (props: ConsoleStoryProps): ReactElement => (
  <ConsoleStory state={fleetState} path="/reports" {...props}>
    <main style={{ position: 'relative', height: '100vh' }}>
      <ReportsPage />
    </main>
  </ConsoleStory>
);

export const Menu = (): ReactElement => <Page />;
Menu.meta = { about: 'The reports there are.', layout: 'page', ready: 'a' };
