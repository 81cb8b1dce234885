import { makeDevice, makePosition } from '@rastro/sdk/testing';
import type { ReactElement } from 'react';
import { ConsoleStory } from '../../../testing/console-story';
import { fleetState, HOSTILE_NAME } from '../../../testing/story-fleet';
import { OfflinePage } from './offline-page';

export default { title: 'Console / pages / Offline page' };

const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number): string => new Date(Date.now() - hours * HOUR_MS).toISOString();
const VOLTS = [12.6, 12.6, 12.5, 13.8, 13.9, 12.6, 12.5, 0.1, 0];
const past = VOLTS.map((power, index) =>
  makePosition(9, {
    id: 900 + index,
    fixTime: hoursAgo(26 + VOLTS.length - 1 - index),
    attributes: { power, batteryLevel: 100 - index * 4 },
  }),
);
const silent = makeDevice(9, {
  name: HOSTILE_NAME,
  uniqueId: '864180068905999',
  status: 'offline',
  phone: '+55 11 97734-0912',
  lastUpdate: hoursAgo(26),
  attributes: { 'rastro.simValidity': '2020-03-14' },
});

const Page = ({
  path,
  device = silent,
}: {
  path: string;
  device?: typeof silent;
}): ReactElement => (
  <ConsoleStory
    state={{
      ...fleetState,
      devices: [...(fleetState.devices ?? []), device],
      positions: [...(fleetState.positions ?? []), ...past.slice(-1)],
      answers: { ...fleetState.answers, 'GET /api/positions': past },
    }}
    path={path}
  >
    <main style={{ position: 'relative', height: '100vh' }}>
      <OfflinePage />
    </main>
  </ConsoleStory>
);

export const Silent = (): ReactElement => <Page path="/devices/9/offline" />;
Silent.meta = {
  about: 'Two causes of silence, what was checked, and what to try.',
  layout: 'page',
  ready: '.rastro-offline ol',
};

export const Speaking = (): ReactElement => <Page path="/devices/1/offline" />;
Speaking.meta = {
  about: 'Nothing is wrong.',
  layout: 'page',
  ready: '.rastro-offline dl',
};
