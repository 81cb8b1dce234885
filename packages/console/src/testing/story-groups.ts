import { makeDevice, makeGroup, makePosition, type FakeServerState } from '@rastro/sdk/testing';
import { HOSTILE_NAMES } from '../../../../.ladle/hostile-names';

const NAMES = ['Fiorino 02', 'Fiorino 07', 'Kangoo 05', 'Moto 09', 'VUC 09', 'VUC 14'];
const STATES = [
  { ignition: true, motion: true },
  { ignition: true, motion: false },
  { ignition: false, motion: false },
];

const devices = NAMES.map((name, index) =>
  makeDevice(index + 1, {
    name,
    // The last one is in no group.
    groupId: index === NAMES.length - 1 ? 0 : 2 + (index % 3),
    category: name.startsWith('Moto') ? 'motorcycle' : 'van',
    attributes: { plate: `RTA4F${20 + index}` },
    ...(index === 2 ? { status: 'offline' } : {}),
  }),
);

/** Groups in groups with a vehicle in each state. */
export const groupsState: FakeServerState = {
  groups: [
    makeGroup(1, { name: 'Central Sul' }),
    makeGroup(2, { name: 'Entregas Zona Sul', groupId: 1 }),
    makeGroup(3, { name: 'Itaim e Vila Olímpia', groupId: 2 }),
    makeGroup(4, { name: 'Moema e Saúde', groupId: 2 }),
    makeGroup(5, { name: 'Teixeira Logística' }),
  ],
  devices,
  positions: devices.map(({ id }) =>
    makePosition(id, { speed: id % 3 === 1 ? 30 : 0, attributes: STATES[(id - 1) % 3] }),
  ),
};

/** Names as an attacker or a careless importer would write them. */
export const hostileGroupsState: FakeServerState = {
  groups: HOSTILE_NAMES.map((name, index) => makeGroup(index + 1, { name, groupId: index })),
  devices: HOSTILE_NAMES.map((name, index) => makeDevice(index + 1, { name, groupId: 2 })),
  positions: [],
};
