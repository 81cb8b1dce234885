import type { ReactElement } from 'react';
import { HOSTILE_NAMES } from '../../../../../.ladle/hostile-names';
import { StoryServer } from '../../../../../.ladle/story-server';
import { HOUR_MS, MINUTE_MS } from '../../domain';
import {
  type FakeCall,
  type FakeServerState,
  makeDevice,
  makePosition,
  makeUser,
} from '../../testing';
import { DeviceDetail } from './device-detail';
import { DeviceStatus } from './head/device-status';
import type { DeviceDetailTab } from './tabs/detail-tab';

export default { title: 'SDK / widgets / Device detail' };

const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS).toISOString();

const device = makeDevice(1, { name: 'Fiorino 07', model: 'FMB920', lastUpdate: ago(0.2) });
const position = makePosition(1, {
  fixTime: ago(0.2),
  speed: 33.5,
  course: 140,
  altitude: 742,
  accuracy: 4,
  attributes: {
    ignition: true,
    motion: true,
    batteryLevel: 96,
    power: 13.8,
    fuelLevel: 68,
    odometer: 84_312_000,
    sat: 14,
    hours: 7_812_000_000,
    driverUniqueId: 'K1',
  },
});

const drive = Array.from({ length: 90 }, (_, index) =>
  makePosition(1, {
    id: 1_000 + index,
    fixTime: ago(170 - 1.9 * index),
    speed: 15 + 14 * Math.sin(index / 6),
    attributes: {
      motion: index > 60,
      ignition: index > 55,
      fuelLevel: 90 - index / 4,
      temp1: 4 + Math.sin(index / 4),
      power: 12.4 + (index > 55 ? 1.4 : 0),
    },
  }),
);

const span = (from: number, to: number) => ({
  deviceId: 1,
  startTime: ago(from),
  endTime: ago(to),
  duration: (from - to) * MINUTE_MS,
});

const event = (id: number, type: string, minutes: number, more: object = {}) => ({
  id,
  deviceId: 1,
  type,
  eventTime: ago(minutes),
  ...more,
});

const reports = {
  'GET /api/reports/summary': [{ ...span(300, 0), distance: 157_200, maxSpeed: 43.7 }],
  'GET /api/reports/trips': [
    { ...span(280, 200), distance: 90_000, maxSpeed: 43.7 },
    { ...span(150, 90), distance: 40_000, maxSpeed: 40 },
    { ...span(50, 0), distance: 27_200, maxSpeed: 38 },
  ],
  'GET /api/reports/stops': [span(300, 280), span(200, 150), span(90, 50)],
  'GET /api/reports/events': [
    event(1, 'ignitionOn', 50),
    event(2, 'geofenceExit', 48, { geofenceId: 9 }),
    event(3, 'deviceOverspeed', 20, { attributes: { speed: 43.7, speedLimit: 32.4 } }),
  ],
};

const whole: FakeServerState = {
  user: makeUser(),
  devices: [device],
  positions: [position],
  drivers: [
    { id: 1, uniqueId: 'K1', name: 'João Batista', attributes: { phone: '+55 11 91234-5678' } },
  ],
  geofences: [
    { id: 9, name: 'CD Pinheiros', description: null, area: '', calendarId: 0, attributes: {} },
  ],
  maintenance: [
    {
      id: 1,
      name: 'FMB920',
      type: 'odometer',
      start: 80_000_000,
      period: 5_000_000,
      attributes: {},
    },
    {
      id: 2,
      name: 'ANTT',
      type: 'fixTime',
      start: Date.now() - HOUR_MS,
      period: 1e10,
      attributes: {},
    },
  ],
  answers: {
    'GET /api/positions': ({ url }: FakeCall) =>
      url.searchParams.has('deviceId') ? drive : [position],
    ...reports,
  },
};

const Detail = ({
  state,
  tab,
}: {
  state: FakeServerState;
  tab?: DeviceDetailTab;
}): ReactElement => (
  <StoryServer state={state}>
    <div style={{ maxWidth: 384, margin: -16 }}>
      <DeviceDetail deviceId={1} {...(tab && { tab })} />
    </div>
  </StoryServer>
);

export const Moving = (): ReactElement => <Detail state={whole} />;
Moving.meta = {
  about: 'A van on its way, with driver, today, events and maintenance.',
  ready: '[role=tabpanel] dl',
};

/** Camera picture that needs no file. */
const photo = () =>
  new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><path fill="#86a8e7" d="M0 0h320v180H0z"/><path fill="#333" d="M60 110h200v30H60z"/></svg>`,
    { headers: { 'content-type': 'image/svg+xml' } },
  );
const pictured = { ...device, attributes: { deviceImage: 'device.jpg' } };

export const Pictured = (): ReactElement => (
  <Detail
    tab="data"
    state={{
      ...whole,
      devices: [pictured],
      answers: { ...whole.answers, 'GET /api/devices/1/image': photo },
    }}
  />
);
Pictured.meta = {
  about: 'All that is known of a vehicle: its picture, its sensors, its attributes.',
  ready: 'figure img',
};

export const PictureAway = (): ReactElement => (
  <Detail
    tab="data"
    state={{
      ...whole,
      user: makeUser({ deviceReadonly: true }),
      devices: [pictured],
      answers: { ...whole.answers, 'GET /api/devices/1/image': 503 },
    }}
  />
);
PictureAway.meta = {
  about: 'A picture that did not come, to somebody who may not change it.',
  ready: '.rastro-device-detail',
};

const pinned = { 'rastro.deviceAttributes': 'fuelLevel,temp1,power' };

export const Pinned = (): ReactElement => (
  <Detail
    state={{
      ...whole,
      user: makeUser({ attributes: pinned }),
      positions: [
        { ...position, attributes: { ...position.attributes, alarm: 'sos', driverUniqueId: '??' } },
      ],
      answers: reports,
    }}
  />
);
Pinned.meta = {
  about: 'Figures that the account chose; an alarm before all else; a driver nobody knows.',
  ready: '.rastro-device-detail dl',
};

export const Asking = (): ReactElement => (
  <Detail
    tab="events"
    state={{
      ...whole,
      answers: {
        ...whole.answers,
        'GET /api/reports/summary': 'hang',
        'GET /api/reports/events': 502,
      },
    }}
  />
);
Asking.meta = {
  about: 'Events that could not be had.',
  ready: '.rastro-device-detail button',
};

const hostile = HOSTILE_NAMES[0] ?? '';

export const Silent = (): ReactElement => (
  <StoryServer
    state={{
      devices: [makeDevice(1, { name: hostile, status: 'offline', lastUpdate: ago(300) })],
      positions: [
        makePosition(1, {
          fixTime: ago(300),
          speed: 12,
          attributes: { ignition: true, note: hostile },
        }),
      ],
    }}
  >
    <DeviceDetail deviceId={1} />
    <DeviceStatus device={device} position={position} withAlarm />
  </StoryServer>
);
Silent.meta = {
  about: 'Nothing of a silent vehicle is told as if it were so now; a head.',
  ready: '.rastro-device-detail',
};

export const NeverHeard = (): ReactElement => (
  <StoryServer
    state={{
      devices: [makeDevice(1, { status: 'unknown', lastUpdate: null, positionId: 0 })],
      positions: [],
    }}
  >
    <DeviceDetail deviceId={1} />
  </StoryServer>
);
NeverHeard.meta = {
  about: 'A vehicle that never spoke.',
  ready: '.rastro-device-detail',
};
