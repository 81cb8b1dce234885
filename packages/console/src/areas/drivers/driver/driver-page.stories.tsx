import type { ReactElement } from 'react';
import { ConsoleStory } from '../../../testing/console-story';
import { DriverPage } from './driver-page';
import { NotForDrivers } from './not-for-drivers';

export default { title: 'Console / pages / Driver page' };

const driver = { id: 9, name: 'João Souza', isDriver: true };
const driving = {
  driver: { id: 3, name: 'João Souza' },
  drive: {
    id: 8,
    deviceId: 1,
    driverId: 3,
    deviceName: 'Fiorino 07',
    driverName: 'João Souza',
    beganAt: '2026-08-21T10:00:00Z',
  },
};

export const Driving = (): ReactElement => (
  <ConsoleStory path="/qr-driver" state={{ answers: { 'GET /api/qr-driver': driving } }}>
    <DriverPage scanner={driver} isAway={false} />
  </ConsoleStory>
);
Driving.meta = { about: 'A driver who has taken a vehicle.', layout: 'page', ready: 'form' };

export const Away = (): ReactElement => (
  <ConsoleStory
    path="/qr-driver"
    isLoaded={false}
    state={{ answers: { 'GET /api/qr-driver': 503 } }}
  >
    <DriverPage scanner={driver} isAway />
  </ConsoleStory>
);
Away.meta = {
  about: 'A driver in a garage without network: what they drive is not known.',
  layout: 'page',
  ready: 'form',
};

export const Shared = (): ReactElement => (
  <ConsoleStory path="/qr-driver">
    <DriverPage scanner={{ id: 7, name: 'Portaria', isDriver: false }} isAway={false} />
  </ConsoleStory>
);
Shared.meta = {
  about: 'A phone for all: the badge of a driver, then the code of the vehicle.',
  layout: 'page',
  ready: 'form',
};

export const Refused = (): ReactElement => (
  <ConsoleStory path="/qr-driver">
    <NotForDrivers />
  </ConsoleStory>
);
Refused.meta = { about: 'Who is no driver and may change none.', layout: 'page', ready: 'main p' };
