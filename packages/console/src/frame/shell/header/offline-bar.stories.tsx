import type { ReactElement } from 'react';
import { ConsoleStory } from '../../../testing/console-story';
import { fleetState } from '../../../testing/story-fleet';
import { OfflineBar } from './offline-bar';

export default { title: 'Console / shell / Offline bar' };

export const NeverConnected = (): ReactElement => (
  <ConsoleStory state={{ ...fleetState, answers: { 'GET /api/socket': 503 } }}>
    <OfflineBar />
  </ConsoleStory>
);
NeverConnected.meta = { about: 'The stream never came; counts to the next attempt.' };

export const Lost = (): ReactElement => (
  <ConsoleStory
    state={fleetState}
    onReady={(server) =>
      server.client.live.connection.subscribe(() => {
        const { status } = server.client.live.connection.getSnapshot();
        if (status !== 'live') return;
        server.state.answers = { 'GET /api/socket': 503 };
        server.drop();
      })
    }
  >
    <OfflineBar />
  </ConsoleStory>
);
Lost.meta = { about: 'The stream broke: says since when.' };
