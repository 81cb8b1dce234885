import { useEffect, type ReactElement } from 'react';
import { ConsoleStory } from '../../testing/console-story';
import { DemoEntry } from './demo-entry';

export default { title: 'Console / pages / login / Demo entry' };

function Pressed(): ReactElement {
  useEffect(() => document.querySelector<HTMLButtonElement>('main button')?.click(), []);
  return <DemoEntry />;
}

export const AtRest = (): ReactElement => (
  <ConsoleStory>
    <DemoEntry />
  </ConsoleStory>
);
AtRest.meta = { about: 'One click into the demo fleet.' };

export const Entering = (): ReactElement => (
  <ConsoleStory state={{ answers: { 'POST /api/session/demo': 'hang' } }}>
    <Pressed />
  </ConsoleStory>
);
Entering.meta = { about: 'On its way.' };

export const Closed = (): ReactElement => (
  <ConsoleStory state={{ answers: { 'POST /api/session/demo': 403 } }}>
    <Pressed />
  </ConsoleStory>
);
Closed.meta = { about: 'The demo is open only on the machine of the server.' };
