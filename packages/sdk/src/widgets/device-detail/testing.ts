import { render } from '@testing-library/react';
import { createElement } from 'react';
import type { Device, Position } from '../../contract';
import { HOUR_MS, MINUTE_MS, startOfZonedDay } from '../../domain';
import type { TrackingProviderProps } from '../../react';
import { createTestServer } from '../../react/testing';
import { makeDevice, makePosition, makeUser, type FakeServerState } from '../../testing';
import { DeviceDetail } from './device-detail';
import type { DeviceDetailProps } from './device-detail-props';

/**
 * Last update of the test vehicle, ISO text: a few seconds older than 20 min, since the page's
 * clock runs slightly behind.
 */
export const HEARD_AT = new Date(Date.now() - 20.4 * MINUTE_MS).toISOString();

/** A vehicle on the road with its engine on. */
export const online = makeDevice(1, { lastUpdate: HEARD_AT });

/** Its fix, with these attributes too. */
export const driving = (attributes: Record<string, unknown> = {}): Position =>
  makePosition(1, {
    fixTime: HEARD_AT,
    speed: 20,
    altitude: 0,
    attributes: { ignition: true, motion: true, hours: 26 * HOUR_MS, ...attributes },
  });

const clock = (minute: number) =>
  new Date(startOfZonedDay(Date.now(), 'UTC') + minute * MINUTE_MS).toISOString();
const row = (from: number, to: number) => ({
  deviceId: 1,
  startTime: clock(from),
  endTime: clock(to),
  duration: (to - from) * MINUTE_MS,
});

/** Report responses for today: a trip of 40 min between two stops, and three events. */
const dayAnswers = {
  'GET /api/reports/summary': [{ ...row(0, 60), distance: 42_300, maxSpeed: 43.75 }],
  'GET /api/reports/trips': [{ ...row(10, 50), distance: 42_300, maxSpeed: 43.75 }],
  'GET /api/reports/stops': [row(0, 10), row(50, 60)],
  'GET /api/reports/events': [
    { id: 1, deviceId: 1, type: 'ignitionOn', eventTime: clock(10), attributes: {} },
    {
      id: 2,
      deviceId: 1,
      type: 'deviceOverspeed',
      eventTime: clock(30),
      attributes: { speed: 43.75, speedLimit: 32.4 },
    },
    { id: 3, deviceId: 1, type: 'geofenceExit', eventTime: clock(50), geofenceId: 9 },
  ],
};

/** Renders the detail over a server that knows this vehicle, and more. */
export function openDetail(
  { device = online, position = driving() }: { device?: Device; position?: Position } = {},
  state: FakeServerState = {},
  props: Partial<DeviceDetailProps> = {},
  provider: Partial<TrackingProviderProps> = {},
) {
  const server = createTestServer({
    devices: [device],
    positions: [position],
    user: makeUser(),
    ...state,
    answers: {
      'GET /api/positions': ({ url }: { url: URL }) =>
        url.searchParams.has('deviceId') ? [] : [position],
      ...dayAnswers,
      ...state.answers,
    },
  });
  const wrapper = server.wrapper({ locale: 'en-US', timeZone: 'UTC', ...provider });
  return {
    ...server,
    ...render(createElement(DeviceDetail, { deviceId: 1, ...props }), { wrapper }),
  };
}
