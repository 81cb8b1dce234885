import type { ReactElement } from 'react';
import { ConsoleStory } from '../../testing/console-story';
import { DriverPage } from './driver-page';

export default { title: 'Console / pages / Driver page' };

const driving = {
  driver: { id: 3, name: 'João Souza' },
  drive: {
    ...{ id: 8, deviceId: 1, driverId: 3, deviceName: 'Fiorino 07', driverName: 'João Souza' },
    beganAt: '2026-08-21T10:00:00Z',
  },
};

export const Driving = (): ReactElement => (
  <ConsoleStory path="/qr-driver" state={{ answers: { 'GET /api/qr-driver': driving } }}>
    <DriverPage />
  </ConsoleStory>
);
Driving.meta = { about: 'A driver who has taken a vehicle.', layout: 'page', ready: 'form' };
