import { useState, type ReactElement } from 'react';
import { Act } from '../../../../../.ladle/act';
import { HOSTILE_NAMES } from '../../../../../.ladle/hostile-names';
import { loseConnection } from '../../../../../.ladle/lose-connection';
import { PressMiddle } from '../../../../../.ladle/press-middle';
import { StoryServer } from '../../../../../.ladle/story-server';
import { geofence } from '../../contract';
import { makeDevice, makeFleet, makePosition, makeUser, type FakeServer } from '../../testing';
import { LiveMap } from './live-map';

export default { title: 'SDK / widgets / Live map' };

const few = makeFleet(8, new Date());

export const FewVehicles = (): ReactElement => (
  <StoryServer state={few}>
    <LiveMap show={{ names: true, plates: true }} />
  </StoryServer>
);
FewVehicles.meta = {
  about: 'Every marker with its name and plate.',
  layout: 'fill',
  ready: '[data-vehicles=true]',
};

const many = makeFleet(3_000, new Date());

export const ManyVehicles = (): ReactElement => (
  <StoryServer state={many}>
    <LiveMap show={{ cluster: false }} />
  </StoryServer>
);
ManyVehicles.meta = {
  about: '3,000 vehicles: markers shrink, alarms stay as large as ever.',
  layout: 'fill',
  ready: '[data-vehicles=true]',
};

export const Clusters = (): ReactElement => (
  <StoryServer state={many}>
    <LiveMap view={{ kind: 'center', latitude: -23.55, longitude: -46.63, zoom: 11 }} />
  </StoryServer>
);
Clusters.meta = {
  about: 'Vehicles that stand near each other are one disc: their number, states and alarms.',
  layout: 'fill',
  ready: '[data-vehicles=true]',
};

const onOneSpot = {
  devices: Array.from({ length: 60 }, (_, index) =>
    makeDevice(index + 1, { name: HOSTILE_NAMES[index] ?? `Yard ${index + 1}` }),
  ),
  positions: Array.from({ length: 60 }, (_, index) => makePosition(index + 1)),
};

const scattered = {
  devices: many.devices.slice(0, 60).concat(makeDevice(901), makeDevice(902), makeDevice(903)),
  positions: [
    ...many.positions.slice(0, 50),
    makePosition(901, { latitude: -22.9, longitude: -43.2 }),
    makePosition(902, { latitude: -22.8, longitude: -43.1 }),
    makePosition(903, { latitude: -30, longitude: -51.2 }),
  ],
};

export const FarAway = (): ReactElement => (
  <StoryServer state={scattered}>
    <LiveMap />
  </StoryServer>
);
FarAway.meta = {
  about: 'Three vehicles are far from all others: at the edge in their direction.',
  layout: 'fill',
  ready: '[data-vehicles=true] .rastro-map-far',
};

export const OneSpot = (): ReactElement => (
  <StoryServer state={onOneSpot}>
    <PressMiddle>
      <LiveMap />
    </PressMiddle>
  </StoryServer>
);
OneSpot.meta = {
  about: 'What no zoom parts is listed, by name, when its disc is pressed.',
  layout: 'fill',
  ready: '.rastro-cluster-list [role=treeitem]',
};

export const NoVehicles = (): ReactElement => (
  <StoryServer>
    <LiveMap />
  </StoryServer>
);
NoVehicles.meta = { about: 'An account without vehicles.', layout: 'fill', ready: '[data-drawn]' };

export const Selected = (): ReactElement => (
  <StoryServer state={few}>
    <LiveMap selectedId={1} />
  </StoryServer>
);
Selected.meta = {
  about: 'One vehicle chosen, in the middle, with its halo.',
  layout: 'fill',
  ready: '[data-vehicles=true]',
};

const nothing = () => undefined;

export const Picked = (): ReactElement => {
  const [pickedIds, pick] = useState<readonly number[]>([1, 2, 3]);
  return (
    <StoryServer state={few}>
      <LiveMap
        pickedIds={pickedIds}
        onPickedChange={pick}
        onFollowChange={nothing}
        onShowPicked={nothing}
      />
    </StoryServer>
  );
};
Picked.meta = {
  about: 'Three vehicles picked, each with a ring, and what can be done with all of them.',
  layout: 'fill',
  ready: '[data-vehicles=true] .rastro-selection-bar',
};

const someOfMany = Array.from({ length: 900 }, (_, index) => index + 1);

export const PickedClusters = (): ReactElement => (
  <StoryServer state={many}>
    <LiveMap
      view={{ kind: 'center', latitude: -23.55, longitude: -46.63, zoom: 11 }}
      pickedIds={someOfMany}
      onPickedChange={nothing}
    />
  </StoryServer>
);
PickedClusters.meta = {
  about: 'Discs of which all or some are picked: a whole ring, a broken one.',
  layout: 'fill',
  ready: '[data-vehicles=true] .rastro-selection-bar',
};

const followed = [1, 2, 3];

export const Following = (): ReactElement => (
  <StoryServer state={few} onReady={drive}>
    <LiveMap selectedId={1} followIds={followed} onFollowChange={() => undefined} />
  </StoryServer>
);
Following.meta = {
  about: 'The followed vehicles stay in view, each with a trail in its colour.',
  layout: 'fill',
  ready: '[data-vehicles=true]',
};

/** Four fixes on the way, as soon as the first is there. */
function drive(server: FakeServer): () => void {
  let step = 0;
  return server.client.live.subscribeChanges(() => {
    step += 1;
    if (step > 4) return;
    server.push({
      positions: [
        makePosition(1, {
          fixTime: new Date(Date.now() + step * 1_000).toISOString(),
          latitude: -23.55 + step * 0.002,
          longitude: -46.63 + step * 0.003,
          speed: 30,
          course: 56,
          attributes: { motion: true },
        }),
      ],
    });
  });
}

export const Offline = (): ReactElement => (
  <StoryServer state={few} onReady={loseConnection}>
    <LiveMap />
  </StoryServer>
);
Offline.meta = {
  about: 'The connection broke: the vehicles stay where they were last.',
  layout: 'fill',
  ready: '[data-vehicles=true]',
};

/** Fences round the vehicles, of each kind, with a colour of its own, hidden and broken ones. */
const geofences = [
  ['CIRCLE (-23.555 -46.64, 900)', 'Depot'],
  ['POLYGON ((-23.56 -46.6, -23.53 -46.61, -23.53 -46.58, -23.57 -46.57))', 'Customer', '#0b6e4f'],
  ['LINESTRING (-23.6 -46.68, -23.58 -46.64, -23.57 -46.6)', '<b>Road</b>'],
  ['POLYGON ((1 2', 'Broken'],
].map(([area = '', name = '', color], index) =>
  geofence.decode({ id: index + 1, name, area, attributes: { color, polylineDistance: 120 } }),
);
const starts = { mapGeofences: true, mapLegend: true, mapNames: true, mapPrecision: true };
const layered = {
  ...few,
  geofences,
  positions: few.positions.map((position) => ({ ...position, accuracy: 400 })),
  user: makeUser({ attributes: starts }),
};

export const LayersMenu = (): ReactElement => (
  <StoryServer state={layered}>
    <Act on="[aria-haspopup=dialog]">
      <LiveMap
        credits={['© Example']}
        selectedId={1}
        layers={[
          { id: 'tiles', name: 'Tiles', url: '/no-tiles/{z}/{x}/{y}.png', attribution: '© Tiles' },
        ]}
      />
    </Act>
  </StoryServer>
);
LayersMenu.meta = {
  about: 'All that can be shown, with its legend, over tiles that do not come.',
  layout: 'fill',
  ready: '[role=dialog]',
};

const hostile = {
  devices: HOSTILE_NAMES.map((name, index) => makeDevice(index + 1, { name })),
  positions: HOSTILE_NAMES.map((_, index) =>
    makePosition(index + 1, { longitude: -46.6 + index * 0.02, latitude: -23.5 - index * 0.01 }),
  ),
};

export const HostileNames = (): ReactElement => (
  <StoryServer state={hostile}>
    <LiveMap show={{ names: true, plates: false }} />
  </StoryServer>
);
HostileNames.meta = {
  about: 'Long names, markup and text from right to left under the markers.',
  layout: 'fill',
  ready: '[data-vehicles=true]',
};

export const OwnLook = (): ReactElement => (
  <StoryServer state={few}>
    <LiveMap appearance={{ accent: '#0b6e4f' }} slots={{ controls: null, scale: null }} />
  </StoryServer>
);
OwnLook.meta = {
  about: 'A partner’s colour, without controls and scale.',
  layout: 'fill',
  ready: '[data-vehicles=true]',
};

export const Waiting = (): ReactElement => (
  <StoryServer state={{ answers: { 'GET /api/devices': 'hang' } }}>
    <LiveMap />
  </StoryServer>
);
Waiting.meta = { about: 'The map stands before the vehicles are there.', layout: 'fill' };
