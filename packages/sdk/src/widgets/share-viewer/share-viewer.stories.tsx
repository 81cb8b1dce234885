import { useState, type ReactElement } from 'react';
import { HOSTILE_NAMES } from '../../../../../.ladle/hostile-names';
import { StoryServer } from '../../../../../.ladle/story-server';
import { MINUTE_MS } from '../../domain';
import { createFakeServer, makeFleet, type FakeServerState } from '../../testing';
import { Button } from '../../ui';
import { ShareViewer } from './share-viewer';

export default { title: 'SDK / widgets / Share viewer' };

const view = {
  sharedBy: 'Central Sul Rastreamento',
  remainingMs: 102 * MINUTE_MS,
  showsName: true,
  showsPlate: true,
  showsSpeed: true,
  showsAddress: true,
  showsTrail: true,
};
const fleet = makeFleet(3, new Date());
const one = { devices: fleet.devices.slice(0, 1), positions: fleet.positions.slice(0, 1) };

function Viewer({
  state = one,
  answer = view,
  arrivals = [],
}: {
  state?: FakeServerState;
  answer?: unknown;
  arrivals?: unknown;
}): ReactElement {
  const [server] = useState(() =>
    createFakeServer({
      ...state,
      answers: {
        'POST /api/session': answer,
        'DELETE /api/session': 204,
        'GET /api/arrivals': arrivals,
      },
    }),
  );
  return (
    <StoryServer state={{ user: null }}>
      <ShareViewer
        client={server.client}
        token="token"
        brand={<strong>Rastreamento</strong>}
        onLeave={() => undefined}
        onEnded={() => undefined}
        ended={<Button>Sign in</Button>}
      />
    </StoryServer>
  );
}

export const OneVehicle = (): ReactElement => <Viewer />;
OneVehicle.meta = {
  about: 'One vehicle, live, with its trail.',
  layout: 'page',
  ready: '[data-drawn]:not([data-drawn="0"])',
};

export const SeveralVehicles = (): ReactElement => <Viewer state={fleet} />;
SeveralVehicles.meta = {
  about: 'Several vehicles to choose from.',
  layout: 'page',
  ready: '[data-drawn]:not([data-drawn="0"])',
};

export const HostileNames = (): ReactElement => (
  <Viewer
    state={{
      ...fleet,
      devices: fleet.devices.map((device, index) => ({
        ...device,
        name: HOSTILE_NAMES[index] ?? device.name,
      })),
    }}
    answer={{ ...view, sharedBy: HOSTILE_NAMES[0] }}
  />
);
HostileNames.meta = {
  about: 'Names that want to break the page.',
  layout: 'page',
  ready: '[data-drawn]:not([data-drawn="0"])',
};

export const LittleShown = (): ReactElement => (
  <Viewer
    state={{
      ...one,
      devices: one.devices.map((device) => ({ ...device, name: '', uniqueId: '', attributes: {} })),
      positions: one.positions.map((fix) => ({ ...fix, address: null })),
    }}
    answer={{ ...view, showsName: false, showsSpeed: false, showsTrail: false }}
  />
);
LittleShown.meta = {
  about: 'Place and state alone.',
  layout: 'page',
  ready: '[data-drawn]:not([data-drawn="0"])',
};

const NOW = Date.now();
const inMinutes = (minutes: number) => new Date(NOW + minutes * MINUTE_MS).toISOString();
const [start] = one.positions;
const destination = {
  destinationName: 'Av. Faria Lima, 3477',
  message: 'Sua cesta está chegando.',
  destinationLatitude: (start?.latitude ?? 0) - 0.02,
  destinationLongitude: (start?.longitude ?? 0) + 0.02,
};

export const Destination = (): ReactElement => (
  <Viewer
    answer={{ ...view, ...destination }}
    arrivals={one.devices.map(({ id: deviceId }) => ({
      deviceId,
      leftMeters: 3_200,
      arrivesAt: inMinutes(19),
    }))}
  />
);
Destination.meta = {
  about: 'On its way to a customer.',
  layout: 'page',
  ready: '[data-drawn]:not([data-drawn="0"])',
};

const refuse = (code: string) => () => Response.json({ code }, { status: 403 });

export const Pin = (): ReactElement => <Viewer answer={refuse('SHARE_PIN_NEEDED')} />;
Pin.meta = { about: 'The link asks for a PIN.', layout: 'page', ready: 'form' };

export const NotStarted = (): ReactElement => (
  <Viewer answer={{ ...view, startsInMs: 90 * MINUTE_MS, message: 'Sua cesta sai às 15h.' }} />
);
NotStarted.meta = { about: 'The link starts later.', layout: 'page', ready: 'h1' };

export const Replay = (): ReactElement => (
  <Viewer
    answer={{
      ...view,
      replayFrom: inMinutes(-60),
      replayTo: inMinutes(0),
    }}
  />
);
Replay.meta = { about: 'A past period alone.', layout: 'page', ready: 'section' };

export const NoPosition = (): ReactElement => <Viewer state={{ ...one, positions: [] }} />;
NoPosition.meta = { about: 'A vehicle that has sent nothing yet.', layout: 'page' };

export const Waiting = (): ReactElement => <Viewer answer="hang" />;
Waiting.meta = { about: 'The link is being opened.', layout: 'page' };

export const Failed = (): ReactElement => <Viewer answer={new TypeError('away')} />;
Failed.meta = { about: 'The server did not answer.', layout: 'page', ready: 'button' };

export const Ended = (): ReactElement => <Viewer answer={{ ...view, remainingMs: 0 }} />;
Ended.meta = {
  about: 'The link ended while somebody looked.',
  layout: 'page',
  ready: '[role=alertdialog]',
};
