import type { ReactElement } from 'react';
import { HOSTILE_NAMES } from '../../../../../../.ladle/hostile-names';
import { StoryServer } from '../../../../../../.ladle/story-server';
import { driver } from '../../../contract';
import { MAP_WORDS } from '../../../map/layers/map-words';
import { LazyWords } from '../../../react/provider/lazy-words';
import { useLive } from '../../../react/live/use-live';
import { makeDevice, makePosition, type FakeServerState } from '../../../testing';
import { ClusterCard, VehicleCard } from './vehicle-card';

export default { title: 'SDK / widgets / Vehicle card' };

const size = { x: 640, y: 200 };
const point = { x: 40, y: 40 };
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** One card in a place as large as a small map. */
function Card({
  deviceId,
  by = 'pointer',
}: {
  deviceId: number;
  by?: 'pointer' | 'keys';
}): ReactElement {
  useLive('story');
  return (
    <LazyWords files={MAP_WORDS}>
      <div style={{ position: 'relative', height: 150 }}>
        <VehicleCard deviceId={deviceId} point={point} size={size} by={by} />
      </div>
    </LazyWords>
  );
}

const states = {
  devices: [
    makeDevice(1, { name: 'Fiorino branca', attributes: { plate: 'RTA4F27' } }),
    makeDevice(2, { name: 'Caminhão 12' }),
    makeDevice(3, { name: 'Ônibus 2067' }),
    makeDevice(4, { name: 'Moto 7', status: 'offline', lastUpdate: minutesAgo(200) }),
    makeDevice(5, { name: 'Ainda sem posição', status: 'unknown' }),
  ],
  positions: [
    makePosition(1, {
      fixTime: minutesAgo(0),
      speed: 33,
      attributes: { motion: true, ignition: true, alarm: 'overspeed', driverUniqueId: 'joao' },
    }),
    makePosition(2, { fixTime: minutesAgo(1), attributes: { motion: false, ignition: false } }),
    makePosition(3, { fixTime: minutesAgo(1), attributes: { motion: false, ignition: true } }),
    makePosition(4, { fixTime: minutesAgo(200) }),
  ],
  drivers: [driver.decode({ id: 1, name: 'João Prado', uniqueId: 'joao', attributes: {} })],
  answers: {
    'GET /api/reports/events': () =>
      [
        [2, 'deviceStopped', 42],
        [3, 'ignitionOn', 12],
      ].map(([deviceId, type, minutes], index) => ({
        id: index + 1,
        type,
        deviceId,
        eventTime: minutesAgo(Number(minutes)),
        attributes: {},
      })),
  } as FakeServerState['answers'],
};

export const AllStates = (): ReactElement => (
  <StoryServer state={states}>
    {states.devices.map(({ id }) => (
      <Card key={id} deviceId={id} />
    ))}
  </StoryServer>
);
AllStates.meta = {
  about:
    'Moving with an alarm and a driver, standing and idling with since when, offline, never heard.',
  ready: '.rastro-card-since',
};

export const ByKeys = (): ReactElement => (
  <StoryServer state={states}>
    <Card deviceId={2} by="keys" />
  </StoryServer>
);
ByKeys.meta = { about: 'The keys led here: the place has a ring.', ready: '.rastro-vehicle-card' };

const untold = { ...states, answers: { 'GET /api/reports/events': 403 as const } };

export const NobodyKnowsSince = (): ReactElement => (
  <StoryServer state={untold}>
    <Card deviceId={2} />
  </StoryServer>
);
NobodyKnowsSince.meta = {
  about: 'The account may not read reports: the card says all but since when.',
  ready: '.rastro-vehicle-card',
};

const hostile = {
  devices: HOSTILE_NAMES.map((name, index) =>
    makeDevice(index + 1, { name, attributes: { plate: name } }),
  ),
  positions: HOSTILE_NAMES.map((name, index) =>
    makePosition(index + 1, { attributes: { alarm: name, driverUniqueId: name } }),
  ),
};

export const HostileNames = (): ReactElement => (
  <StoryServer state={hostile}>
    {hostile.devices.map(({ id }) => (
      <Card key={id} deviceId={id} />
    ))}
  </StoryServer>
);
HostileNames.meta = {
  about: 'Long words, markup, text from right to left, nothing visible.',
  ready: '.rastro-vehicle-card',
};

export const Cluster = (): ReactElement => (
  <LazyWords files={MAP_WORDS}>
    <div style={{ position: 'relative', height: 120 }}>
      <ClusterCard count={10_000} worst="alarm" point={point} size={size} by="keys" />
    </div>
  </LazyWords>
);
Cluster.meta = { about: 'A cluster that the keys are on.', ready: '.rastro-vehicle-card' };
