import type { ReactElement } from 'react';
import { Act } from '../../../../../../.ladle/act';
import { ConsoleStory } from '../../../testing/console-story';
import { DemoEntry } from './demo-entry';

export default { title: 'Console / pages / login / Demo entry' };

export const AtRest = (): ReactElement => (
  <ConsoleStory>
    <DemoEntry />
  </ConsoleStory>
);
AtRest.meta = { about: 'One click into the demo fleet.' };

export const Entering = (): ReactElement => (
  <ConsoleStory state={{ answers: { 'POST /api/session/demo': 'hang' } }}>
    <Act on="button">
      <DemoEntry />
    </Act>
  </ConsoleStory>
);
Entering.meta = { about: 'On its way.', ready: '[aria-busy=true]' };

export const Closed = (): ReactElement => (
  <ConsoleStory state={{ answers: { 'POST /api/session/demo': 403 } }}>
    <Act on="button">
      <DemoEntry />
    </Act>
  </ConsoleStory>
);
Closed.meta = {
  about: 'The demo is open only on the machine of the server.',
  ready: '[role=alert]',
};
