import { makeUser } from '@rastro/sdk/testing';
import type { ReactElement } from 'react';
import { ConsoleStory } from '../../testing/console-story';
import { LateBar } from './late-bar';

export default { title: 'Console / session / Late bar' };

const user = makeUser({ lateSince: '2026-11-05', suspendsOn: '2026-11-25' });

export const Late = (): ReactElement => (
  <ConsoleStory state={{ user }}>
    <LateBar />
  </ConsoleStory>
);
Late.meta = { about: 'An invoice is late, and its account will be suspended.', ready: 'section' };
