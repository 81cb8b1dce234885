import { makeUser } from '@rastro/sdk/testing';
import type { ReactElement } from 'react';
import { ConsoleStory } from '../../../testing/console-story';
import { EmptyFleet } from './empty-fleet';

export default { title: 'Console / device / Empty fleet' };

export const MayAdd = (): ReactElement => (
  <ConsoleStory
    state={{
      user: makeUser({ administrator: true }),
      answers: { 'GET /api/ingest': { url: 'http://fleet.test:5055' } },
    }}
  >
    <EmptyFleet onRefresh={() => undefined} />
  </ConsoleStory>
);
MayAdd.meta = {
  about: 'An administrator gets the commands for this server.',
  ready: 'li:nth-child(3) pre',
};

export const MustAsk = (): ReactElement => (
  <ConsoleStory state={{ user: makeUser({ readonly: true }) }}>
    <EmptyFleet onRefresh={() => undefined} />
  </ConsoleStory>
);
MustAsk.meta = { about: 'Others learn whom to ask.' };
