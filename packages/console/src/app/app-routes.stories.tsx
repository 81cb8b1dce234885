import { makeUser } from '@rastro/sdk/testing';
import type { ReactElement } from 'react';
import { ConsoleStory, type ConsoleStoryProps } from '../testing/console-story';
import { fleetState, fleetWithoutHistory, fleetWithOneFix } from '../testing/story-fleet';
import { AppRoutes } from './app-routes';

export default { title: 'Console / The whole console' };

const Console = (props: ConsoleStoryProps): ReactElement => (
  <ConsoleStory state={fleetState} isLoaded={false} {...props}>
    <AppRoutes />
  </ConsoleStory>
);

export const Home = (): ReactElement => <Console path="/home" />;
Home.meta = { about: 'Nothing but the map.', layout: 'page' };

export const Devices = (): ReactElement => <Console path="/devices" />;
Devices.meta = {
  about: 'The list beside the map; a page of its own on a phone.',
  layout: 'page',
  ready: '.rastro-device-row',
};

export const Device = (): ReactElement => <Console path="/devices/1" />;
Device.meta = {
  about: 'A van on its way, selected on the map.',
  layout: 'page',
  ready: '.rastro-device-detail dl',
};

export const UnknownDevice = (): ReactElement => <Console path="/devices/999" />;
UnknownDevice.meta = { about: 'The address names a device that is not there.', layout: 'page' };

export const HostileDevice = (): ReactElement => <Console path="/devices/5" />;
HostileDevice.meta = {
  about: 'A name and a place that want to break the page.',
  layout: 'page',
  ready: '.rastro-device-detail dl',
};

export const History = (): ReactElement => <Console path="/history?device=1" />;
History.meta = {
  about: 'The way of an hour, coloured by speed.',
  layout: 'page',
  ready: '#content time',
};

export const HistoryEmpty = (): ReactElement => (
  <Console state={fleetWithoutHistory} path="/history?device=1" />
);
HistoryEmpty.meta = { about: 'Nothing was sent in the period.', layout: 'page' };

export const HistoryOneFix = (): ReactElement => (
  <Console state={fleetWithOneFix} path="/history?device=1" />
);
HistoryOneFix.meta = { about: 'A way of one point.', layout: 'page', ready: '#content time' };

export const MenuPinned = (): ReactElement => (
  <Console path="/devices" stored={{ panelPref: { widthPx: 460, isRailPinned: true } }} />
);
MenuPinned.meta = {
  about: 'The menu stays open, the panel was drawn wider.',
  layout: 'page',
  ready: '.rastro-device-row',
};

export const EmptyAccount = (): ReactElement => (
  <Console
    state={{ user: makeUser({ administrator: true }), devices: [], positions: [] }}
    path="/devices"
  />
);
EmptyAccount.meta = { about: 'A new administrator without a vehicle.', layout: 'page' };

export const Offline = (): ReactElement => (
  <Console
    state={{ ...fleetState, answers: { ...fleetState.answers, 'GET /api/socket': 503 } }}
    path="/devices"
  />
);
Offline.meta = {
  about: 'The stream is broken: old data with a bar above.',
  layout: 'page',
  ready: '.rastro-device-row',
};

export const SignedOut = (): ReactElement => <Console state={{ user: null }} path="/devices" />;
SignedOut.meta = {
  about: 'Who is signed out lands on the sign-in page.',
  layout: 'page',
  ready: '[type=password]',
};

export const ServerDown = (): ReactElement => (
  <Console state={{ answers: { 'GET /api/server': 503 } }} path="/devices" />
);
ServerDown.meta = { about: 'The server does not answer.', layout: 'page' };

export const FirstRun = (): ReactElement => (
  <Console state={{ user: null, server: { newServer: true } }} />
);
FirstRun.meta = {
  about: 'A new server asks for its administrator.',
  layout: 'page',
  ready: '[type=password]',
};
