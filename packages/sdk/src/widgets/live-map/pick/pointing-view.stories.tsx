import type { ReactElement } from 'react';
import { PointAtMap } from '../../../../../../.ladle/point-at-map';
import { StoryServer } from '../../../../../../.ladle/story-server';
import { makeDevice, makeFleet, makePosition, type FakeServerState } from '../../../testing';
import { LiveMap } from '../live-map';

export default { title: 'SDK / widgets / Pointing' };

const stopped = { type: 'deviceStopped', deviceId: 1, attributes: {} };
const eventTime = new Date(Date.now() - 42 * 60_000).toISOString();
const one = {
  devices: [makeDevice(1)],
  positions: [makePosition(1, { attributes: { motion: false, ignition: false } })],
  answers: {
    'GET /api/reports/events': () => [{ ...stopped, id: 1, eventTime }],
  } as FakeServerState['answers'],
};
const eight = makeFleet(8, new Date());
const crowd = {
  devices: Array.from({ length: 60 }, (_, index) => makeDevice(index + 1)),
  positions: Array.from({ length: 60 }, (_, index) => makePosition(index + 1)),
};

export const ByPointer = (): ReactElement => (
  <StoryServer state={one}>
    <PointAtMap by="pointer">
      <LiveMap />
    </PointAtMap>
  </StoryServer>
);
ByPointer.meta = {
  about: 'The pointer has stayed on a vehicle.',
  layout: 'fill',
  ready: '[data-by=pointer] .rastro-card-since',
  minWidth: 769,
};

export const ByKeys = (): ReactElement => (
  <StoryServer state={eight}>
    <PointAtMap by="keys">
      <LiveMap />
    </PointAtMap>
  </StoryServer>
);
ByKeys.meta = {
  about: 'The key N has led to the first vehicle in view, which has a ring.',
  layout: 'fill',
  ready: '.rastro-vehicle-card[data-by=keys]',
};

export const OnCluster = (): ReactElement => (
  <StoryServer state={crowd}>
    <PointAtMap by="keys">
      <LiveMap />
    </PointAtMap>
  </StoryServer>
);
OnCluster.meta = {
  about: 'The key N has led to a cluster: how many, and the worst of their states.',
  layout: 'fill',
  ready: '.rastro-vehicle-card[data-by=keys]',
};
