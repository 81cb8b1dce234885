import { makeUser } from '@rastro/sdk/testing';
import type { ReactElement } from 'react';
import { AppRoutes } from '../../../app/app-routes';
import { ConsoleStory } from '../../../testing/console-story';

export default { title: 'Console / device / Empty home' };

export const OverTheMap = (): ReactElement => (
  <ConsoleStory
    state={{
      user: makeUser({ administrator: true }),
      devices: [],
      positions: [],
      answers: { 'GET /api/ingest': { url: 'http://fleet.test:5055' } },
    }}
    isLoaded={false}
  >
    <AppRoutes />
  </ConsoleStory>
);
OverTheMap.meta = {
  about: 'A new administrator on the map.',
  layout: 'page',
  ready: 'li:nth-child(3) pre',
};
