import { makeDevice, makeUser } from '@rastro/sdk/testing';
import type { ReactElement } from 'react';
import { ConsoleStory } from '../../testing/console-story';
import { ChecklistGate } from './checklist-gate';

export default { title: 'Console / Checklist' };

export const FirstSteps = (): ReactElement => (
  <ConsoleStory
    path="/home"
    state={{ user: makeUser({ administrator: true }), devices: [makeDevice(1)] }}
  >
    <div style={{ position: 'relative', height: 400 }}>
      <ChecklistGate />
    </div>
  </ConsoleStory>
);
FirstSteps.meta = { about: 'A new account: what is left to do, closed.', layout: 'page' };
