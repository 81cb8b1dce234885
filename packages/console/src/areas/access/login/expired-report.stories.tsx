import type { ReactElement } from 'react';
import { ConsoleStory } from '../../../testing/console-story';
import { ExpiredReport } from './expired-report';

export default { title: 'Console / pages / Expired report' };

export const AtRest = (): ReactElement => (
  <ConsoleStory state={{ user: null }} path="/login?expired=report">
    <ExpiredReport />
  </ConsoleStory>
);
AtRest.meta = {
  about: 'Where a link to a report leads that has expired.',
  layout: 'page',
  ready: 'p[tabindex]',
};
