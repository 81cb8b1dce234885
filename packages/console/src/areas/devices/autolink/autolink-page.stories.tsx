import { makeDevice, makeUser, type FakeServerState } from '@rastro/sdk/testing';
import type { ReactElement } from 'react';
import { ConsoleStory } from '../../../testing/console-story';
import { fleetState, HOSTILE_NAME } from '../../../testing/story-fleet';
import { AutolinkPage } from './autolink-page';

export default { title: 'Console / pages / Autolink page' };

const Page = ({ state, path }: { state: FakeServerState; path: string }): ReactElement => (
  <ConsoleStory state={state} path={path}>
    <main style={{ position: 'relative', height: '100vh' }}>
      <AutolinkPage />
    </main>
  </ConsoleStory>
);

const knock = (id: number, uniqueId: string) => ({
  id,
  uniqueId,
  address: '203.0.113.7',
  reason: 'there is no such device',
  count: id,
  firstTime: '2026-08-20T10:00:00.000Z',
  lastTime: '2026-08-20T10:05:00.000Z',
});

const answering = (unknown: readonly object[]): FakeServerState => ({
  ...fleetState,
  user: makeUser({ administrator: true }),
  answers: { ...fleetState.answers, 'GET /api/unknown-trackers': unknown },
});

export const Add = (): ReactElement => (
  <Page
    state={answering([knock(1, '864180068905999'), knock(1_200, HOSTILE_NAME)])}
    path="/autolink"
  />
);
Add.meta = {
  about: 'A tracker by its code, and who knocks without being known.',
  layout: 'page',
  ready: 'li button',
};

export const NobodyKnocks = (): ReactElement => <Page state={answering([])} path="/autolink" />;
NobodyKnocks.meta = {
  about: 'Nobody is unknown.',
  layout: 'page',
  ready: '.rastro-live-dot',
};

export const Waiting = (): ReactElement => (
  <Page
    state={{
      ...fleetState,
      devices: [
        makeDevice(9, { name: HOSTILE_NAME, uniqueId: '864180068905999', lastUpdate: null }),
      ],
    }}
    path="/autolink/9"
  />
);
Waiting.meta = {
  about: 'The first message is waited for.',
  layout: 'page',
  ready: '.rastro-first-message[data-heard=false]',
};

export const Heard = (): ReactElement => <Page state={fleetState} path="/autolink/1" />;
Heard.meta = {
  about: 'The tracker has spoken.',
  layout: 'page',
  ready: '.rastro-first-message[data-heard=true]',
};
