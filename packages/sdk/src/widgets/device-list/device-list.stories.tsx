import { useState, type ReactElement } from 'react';
import { Act } from '../../../../../.ladle/act';
import { HOSTILE_NAMES } from '../../../../../.ladle/hostile-names';
import { loseConnection } from '../../../../../.ladle/lose-connection';
import { StoryServer } from '../../../../../.ladle/story-server';
import { makeDevice, makeFleet, makeGroup, makePosition } from '../../testing';
import { DeviceList } from './device-list';
import type { DeviceListProps, ListFilter } from './device-list-props';

export default { title: 'SDK / widgets / Device list' };

const fleet = makeFleet(3, new Date());
const mixed = makeFleet(24, new Date());

const List = (props: DeviceListProps): ReactElement => (
  <DeviceList style={{ height: '100%' }} {...props} />
);

export const ThreeRows = (): ReactElement => (
  <StoryServer state={fleet}>
    <List />
  </StoryServer>
);
ThreeRows.meta = {
  about: 'Moving, moving with an alarm, idling.',
  layout: 'fill',
  ready: '.rastro-device-row',
};

export const AllStates = (): ReactElement => (
  <StoryServer state={mixed}>
    <List density="comfortable" />
  </StoryServer>
);
AllStates.meta = {
  about: 'Every status, with plates, locks and ignition keys.',
  layout: 'fill',
  ready: '.rastro-device-row',
};

const lastHeard = {
  devices: [makeDevice(1), makeDevice(2, { status: 'offline' })],
  positions: [1, 2].map((id) =>
    makePosition(id, {
      fixTime: new Date(Date.now() - (id - 1) * 7_200_000).toISOString(),
      speed: 20,
      attributes: { motion: true, ignition: true, blocked: true },
    }),
  ),
};

export const LastHeard = (): ReactElement => (
  <StoryServer state={lastHeard}>
    <List density="comfortable" />
  </StoryServer>
);
LastHeard.meta = {
  about: 'Key and lock of a vehicle that is online, and of one that was last heard of so.',
  layout: 'fill',
  ready: '.rastro-device-row',
};

export const Compact = (): ReactElement => (
  <StoryServer state={mixed}>
    <List density="compact" />
  </StoryServer>
);
Compact.meta = { about: 'Rows of 44 px.', layout: 'fill', ready: '.rastro-device-row' };

export const Touch = (): ReactElement => (
  <StoryServer state={mixed}>
    <List density="touch" />
  </StoryServer>
);
Touch.meta = {
  about: 'Rows of 68 px with chips for statuses.',
  layout: 'fill',
  ready: '.rastro-device-row',
};

export const Narrow = (): ReactElement => (
  <StoryServer state={mixed}>
    <List density="comfortable" style={{ height: '100%', width: 320 }} />
  </StoryServer>
);
Narrow.meta = {
  about: 'A panel of 320 px: places and the words of alerts give way.',
  layout: 'fill',
  ready: '.rastro-device-row',
};

const named = {
  devices: [
    makeDevice(1, { name: 'Bus 2067 · Route 7', attributes: { plate: 'BHM-1000' } }),
    makeDevice(2, { name: 'Unidade Norte 12 · Fiorino branca', attributes: { plate: 'RTA4F27' } }),
  ],
  positions: [1, 2].map((id) =>
    makePosition(id, {
      fixTime: new Date().toISOString(),
      speed: 30,
      attributes: {
        motion: true,
        ignition: true,
        alarm: id === 1 ? 'overspeed' : 'lowBattery',
        driverUniqueId: 'Maria Alvarez',
      },
    }),
  ),
  alarms: [],
};

export const NamesPlatesAlarms = (): ReactElement => (
  <StoryServer state={named}>
    <List density="comfortable" style={{ maxWidth: 384 }} />
  </StoryServer>
);
NamesPlatesAlarms.meta = {
  about: 'Names stay readable beside plates and alarms, which nobody has taken.',
  layout: 'fill',
  ready: '.rastro-row-take',
};

export const Selected = (): ReactElement => {
  const [selectedId, select] = useState(2);
  return (
    <StoryServer state={fleet}>
      <List selectedId={selectedId} onSelect={select} />
    </StoryServer>
  );
};
Selected.meta = { about: 'One row chosen.', layout: 'fill', ready: '[aria-current=true]' };

export const Groups = (): ReactElement => (
  <StoryServer
    state={{
      devices: mixed.devices.map((device) => ({ ...device, groupId: device.id % 3 })),
      positions: mixed.positions,
      groups: [makeGroup(1, { name: 'Zona sul' }), makeGroup(2, { name: 'W'.repeat(90) })],
    }}
  >
    <List foldedGroups={[1]} />
  </StoryServer>
);
Groups.meta = {
  about: 'A folded group, one with a long name, and vehicles without group.',
  layout: 'fill',
  ready: '[aria-expanded=false]',
};

export const Empty = (): ReactElement => (
  <StoryServer>
    <List />
  </StoryServer>
);
Empty.meta = {
  about: 'An account without vehicles.',
  layout: 'fill',
  ready: '.rastro-empty-state',
};

export const Loading = (): ReactElement => (
  <StoryServer state={{ answers: { 'GET /api/devices': 'hang' } }}>
    <List />
  </StoryServer>
);
Loading.meta = { about: 'The server takes its time.', layout: 'fill', ready: '.rastro-skeleton' };

export const Failed = (): ReactElement => (
  <StoryServer state={{ answers: { 'GET /api/devices': 502 } }}>
    <List />
  </StoryServer>
);
Failed.meta = { about: 'The server is away.', layout: 'fill', ready: '.rastro-error-state' };

export const NotAllowed = (): ReactElement => (
  <StoryServer state={{ answers: { 'GET /api/devices': 403 } }}>
    <List />
  </StoryServer>
);
NotAllowed.meta = {
  about: 'The account may not read devices.',
  layout: 'fill',
  ready: '.rastro-empty-state',
};

export const SignedOut = (): ReactElement => (
  <StoryServer state={{ user: null, answers: { 'GET /api/devices': 401, 'GET /api/socket': 401 } }}>
    <List />
  </StoryServer>
);
SignedOut.meta = { about: 'The session ended.', layout: 'fill', ready: '.rastro-empty-state' };

export const Offline = (): ReactElement => (
  <StoryServer state={mixed} onReady={loseConnection}>
    <List />
  </StoryServer>
);
Offline.meta = {
  about: 'The connection broke after the list was read: old data under a notice.',
  layout: 'fill',
  ready: '[data-connection=reconnecting] .rastro-device-row',
};

const FILTER: ListFilter = { motionOnly: true, hiddenCategories: ['bus', 'motorcycle'] };

export const Filtered = (): ReactElement => (
  <StoryServer state={mixed}>
    <List filter={FILTER} query="fiorino" />
  </StoryServer>
);
Filtered.meta = {
  about: 'A search and three filters, each to be taken away.',
  layout: 'fill',
  ready: '.rastro-chip',
};

export const NoMatch = (): ReactElement => (
  <StoryServer state={mixed}>
    <List query="submarino" filter={FILTER} />
  </StoryServer>
);
NoMatch.meta = {
  about: 'Nothing passes search and filters.',
  layout: 'fill',
  ready: '.rastro-empty-state',
};

export const FilterMenu = (): ReactElement => (
  <StoryServer state={mixed}>
    <Act on="[aria-haspopup=menu]:not(:disabled)">
      <List />
    </Act>
  </StoryServer>
);
FilterMenu.meta = {
  about: 'The filters to choose from.',
  layout: 'fill',
  ready: '[role=menu]',
};

export const SortMenu = (): ReactElement => (
  <StoryServer state={mixed}>
    <Act on="[aria-haspopup=menu]:not(:disabled) ~ [aria-haspopup=menu]">
      <List />
    </Act>
  </StoryServer>
);
SortMenu.meta = { about: 'The eight ways to sort.', layout: 'fill', ready: '[role=menu]' };

const manyDevices = makeFleet(10_000, new Date());

export const TenThousand = (): ReactElement => (
  <StoryServer state={manyDevices}>
    <List density="comfortable" />
  </StoryServer>
);
TenThousand.meta = {
  about: '10,000 vehicles, of which only the rows in view are drawn.',
  layout: 'fill',
  ready: '.rastro-device-row',
};

const hostile = {
  devices: HOSTILE_NAMES.map((name, index) =>
    makeDevice(index + 1, {
      name,
      uniqueId: `${name}-${index}`,
      category: name,
      lastUpdate: new Date().toISOString(),
      attributes: { plate: index % 2 === 0 ? 'ABC-1234-XYZ-99' : name.slice(0, 12) },
    }),
  ),
  positions: HOSTILE_NAMES.map((name, index) =>
    makePosition(index + 1, {
      fixTime: new Date().toISOString(),
      address: name,
      speed: 40,
      attributes: { motion: true, ignition: true, alarm: index % 2 === 0 ? name : 'sos' },
    }),
  ),
};

export const HostileNames = (): ReactElement => (
  <StoryServer state={hostile}>
    <List density="comfortable" />
  </StoryServer>
);
HostileNames.meta = {
  about: 'Long words, markup, text from right to left, nothing visible.',
  layout: 'fill',
  ready: '.rastro-device-row',
};

export const OwnLook = (): ReactElement => (
  <StoryServer state={fleet}>
    <List
      appearance={{ accent: '#0b6e4f', radiusScale: 1.5, density: 'compact' }}
      labels={{ 'list.label': 'Fleet', 'list.search.placeholder': 'Find a bus' }}
      selectedId={1}
      slots={{ foot: null }}
    />
  </StoryServer>
);
OwnLook.meta = {
  about: 'A partner’s colour, corners and words, without the foot.',
  layout: 'fill',
  ready: '.rastro-device-row',
};
