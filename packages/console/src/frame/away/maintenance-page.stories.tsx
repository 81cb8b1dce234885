import type { ReactElement } from 'react';
import { ConsoleStory } from '../../testing/console-story';
import { MaintenancePage } from './maintenance-page';

export default { title: 'Console / pages / Maintenance page' };

export const Waiting = (): ReactElement => (
  <ConsoleStory path="/maintenance" state={{ answers: { 'GET /api/server': 503 } }}>
    <MaintenancePage />
  </ConsoleStory>
);
Waiting.meta = { about: 'The server is down: counts to the next attempt.', layout: 'page' };

export const Trying = (): ReactElement => (
  <ConsoleStory
    path="/maintenance"
    isLoaded={false}
    state={{ answers: { 'GET /api/server': 'hang' } }}
  >
    <MaintenancePage />
  </ConsoleStory>
);
Trying.meta = { about: 'An attempt that takes its time.', layout: 'page' };
