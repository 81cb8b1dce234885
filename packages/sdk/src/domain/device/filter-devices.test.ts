// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { countByStatus } from './count-by-status';
import { filterDevices, isFiltering } from './filter-devices';

const fleet = [
  { id: 1, name: 'Van São Bento', uniqueId: '100', status: 'online', category: 'van' },
  { id: 2, name: 'Bus 2', uniqueId: '200', status: 'online', category: 'bus' },
  { id: 3, name: 'Bus 3', uniqueId: '300', status: 'offline', category: 'bus' },
  { id: 4, name: 'Boat', uniqueId: '400', status: 'unknown', attributes: { plate: 'ABC-1D23' } },
  { id: 5, name: 'Gone', uniqueId: 'deleted-200-17', status: 'online', category: 'bus' },
];
const positions = new Map([
  [1, { speed: 10, attributes: { motion: true } }],
  [2, { speed: 0, attributes: { ignition: true, alarm: 'sos,tow' } }],
  [3, { speed: 20, attributes: { motion: true } }],
  [5, { speed: 20, attributes: { motion: true, alarm: 'sos' } }],
]);
const positionOf = (id: number) => positions.get(id);
const shown = (filter: Parameters<typeof filterDevices>[1]) =>
  filterDevices(fleet, filter, positionOf).map(({ id }) => id);

describe('filterDevices', () => {
  it('[S3.8] never shows deleted devices', () => {
    expect(shown({})).toEqual([1, 2, 3, 4]);
    expect(shown({ onlyDeviceId: 5 })).toEqual([]);
  });

  it('always leaves the one that is chosen, and knows whether it leaves anything out', () => {
    expect(shown({ query: 'van', alwaysId: 3 })).toEqual([1, 3]);
    expect(shown({ alwaysId: 5 })).toEqual([1, 2, 3, 4]);
    expect(
      [{}, { status: 'all' as const, query: '', hiddenCategories: [], alwaysId: 3 }].map(
        isFiltering,
      ),
    ).toEqual([false, false]);
    expect(
      [{ query: 'x' }, { onlyDeviceId: 1 }, { hiddenCategories: ['bus'] }].map(isFiltering),
    ).toEqual([true, true, true]);
  });

  it('[S2.80] filters by status', () => {
    expect(shown({ status: 'all' })).toEqual([1, 2, 3, 4]);
    expect(shown({ status: 'online' })).toEqual([1, 2]);
    expect(shown({ status: 'offline' })).toEqual([3]);
    expect(shown({ status: 'unknown' })).toEqual([4]);
  });

  it('[S2.81] shows only what moves: an offline device whose last fix moved does not', () => {
    expect(shown({ motionOnly: true })).toEqual([1]);
  });

  it('[S4.27] finds who drives by their name, or by what the tracker sends of somebody unknown', () => {
    const driven = [
      { id: 1, name: 'Van 1', uniqueId: '100' },
      { id: 2, name: 'Van 2', uniqueId: '200' },
      { id: 3, name: 'Van 3', uniqueId: '300' },
    ];
    const drives = new Map([
      [1, { attributes: { driverUniqueId: '77' } }],
      [2, { attributes: { driverUniqueId: 'Aisha Ortiz' } }],
    ]);
    const driverNames = new Map([['77', 'João Batista']]);
    const found = (query: string) =>
      filterDevices(driven, { query, driverNames }, (id) => drives.get(id)).map(({ id }) => id);
    expect(found('joao')).toEqual([1]);
    expect(found('batista VAN')).toEqual([1]);
    expect(found('ortiz')).toEqual([2]);
    expect(found('joao ortiz')).toEqual([]);
    expect(found('77')).toEqual([]);
    expect(found('van')).toEqual([1, 2, 3]);
  });

  it('filters by one tile', () => {
    expect(shown({ motion: 'idle' })).toEqual([2]);
    expect(shown({ motion: 'offline' })).toEqual([3]);
    expect(shown({ motion: 'alarm' })).toEqual([2]);
  });

  it('leaves what nothing was heard of for so many hours, and what never spoke', () => {
    const heard = (hours: number) => ({
      lastUpdate: new Date(Date.now() - hours * 3_600_000 - 60_000).toISOString(),
    });
    const devices = fleet.map((device, index) => ({
      ...device,
      ...[heard(0), heard(6), {}, heard(24)][index],
    }));
    const left = (silentHours: 1 | 6 | 24) =>
      filterDevices(devices, { silentHours }, undefined, Date.now).map(({ id }) => id);
    expect([left(1), left(6), left(24)]).toEqual([
      [2, 3, 4],
      [2, 3, 4],
      [3, 4],
    ]);
  });

  it('[S2.82] leaves out hidden categories; a device without one counts as default', () => {
    expect(shown({ hiddenCategories: ['bus'] })).toEqual([1, 4]);
    expect(shown({ hiddenCategories: ['bus', 'default'] })).toEqual([1]);
  });

  it('[S2.83] shows one device only', () => {
    expect(shown({ onlyDeviceId: 3 })).toEqual([3]);
    expect(shown({ onlyDeviceIds: [3, 1, 99] })).toEqual([1, 3]);
    expect(shown({ onlyDeviceIds: [] })).toEqual([]);
    expect(shown({ onlyDeviceIds: [1, 3], onlyDeviceId: 3 })).toEqual([3]);
    expect(shown({ onlyDeviceIds: null })).toEqual(shown({}));
  });

  it('finds where a device is by its address and by the fences that it is in', () => {
    const parked = [
      { id: 1, name: 'Van 1', uniqueId: '100' },
      { id: 2, name: 'Van 2', uniqueId: '200' },
    ];
    const places = new Map([
      [1, { address: '1100 Guadalupe St', geofenceIds: null }],
      [2, { address: null, geofenceIds: [7, 8] }],
    ]);
    const fenceNames = new Map([[8, 'Downtown']]);
    const found = (query: string) =>
      filterDevices(parked, { query, fenceNames }, (id) => places.get(id)).map(({ id }) => id);
    expect(found('guadalupe')).toEqual([1]);
    expect(found('downtown van')).toEqual([2]);
    expect(found('uptown')).toEqual([]);
  });

  it('[S2.84] [S4.27] [S4.28] finds words in fields and attributes, together with other filters', () => {
    expect(shown({ query: 'sao VAN' })).toEqual([1]);
    expect(shown({ query: 'abc-1d' })).toEqual([4]);
    expect(shown({ query: 'bus', status: 'offline' })).toEqual([3]);
    expect(shown({ query: 'bus boat' })).toEqual([]);
  });
});

describe('countByStatus', () => {
  it('[S3.8] counts each device in one motion state, alarms beside, deleted ones not', () => {
    expect(countByStatus(fleet, positionOf)).toEqual({
      all: 4,
      online: 2,
      alarm: 1,
      moving: 1,
      idle: 1,
      stopped: 0,
      offline: 1,
      unknown: 1,
    });
  });
});
