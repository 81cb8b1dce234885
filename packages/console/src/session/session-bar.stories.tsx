import type { ReactElement } from 'react';
import { ConsoleStory } from '../testing/console-story';
import { SessionBar } from './session-bar';

export default { title: 'Console / session / Session bar' };

const status = {
  now: new Date().toISOString(),
  endsAt: new Date(Date.now() + 86_400_000).toISOString(),
  by: { id: 1, name: 'Ana Lima' },
};

export const Entered = (): ReactElement => (
  <ConsoleStory state={{ answers: { 'GET /api/session/status': status } }}>
    <SessionBar userName="Rui Costa" />
  </ConsoleStory>
);
Entered.meta = { about: 'An administrator in somebody else’s account.', ready: 'section' };
