import { expect, it } from 'vitest';
import { chooseTiles } from './choose-tiles';
import { listFacts } from './list-facts';

const device = {
  status: 'online',
  lastUpdate: '2026-11-21T12:00:00.000+00:00',
  uniqueId: '864180068905939',
  category: 'van',
  model: null,
  attributes: { color: 'white' },
};
const fix = {
  course: 140,
  altitude: 742,
  accuracy: 0,
  valid: true,
  protocol: 'osmand',
  attributes: {
    ignition: true,
    batteryLevel: 96,
    battery: 3.9,
    power: 13.8,
    odometer: 84_312_000,
    totalDistance: 84_312_400,
    sat: 14,
    hours: 7_812_000_000,
  } as Record<string, unknown>,
};
const keysOf = (facts: readonly { key: string }[]) => facts.map(({ key }) => key);
const tilesOf = (attributes: Record<string, unknown>, pinned: readonly string[] | null = null) =>
  keysOf(chooseTiles(device, { ...fix, attributes }, pinned));

it('takes the first six usual figures of what a tracker sends', () => {
  expect(tilesOf(fix.attributes)).toEqual([
    'ignition',
    'batteryLevel',
    'odometer',
    'power',
    'sat',
    'lastUpdate',
  ]);
  expect(tilesOf({})).toEqual(['lastUpdate', 'course', 'altitude']);
  expect(tilesOf({ battery: 3.9, totalDistance: 5 }).slice(0, 2)).toEqual([
    'battery',
    'totalDistance',
  ]);
});

it('puts the limit and the fuel first where they are sent, and leaves out what counts nothing', () => {
  const empty = { ignition: false, totalDistance: 0, hours: 0, odometer: 0, sat: 0 };
  expect(tilesOf(empty)).toEqual(['ignition', 'sat', 'lastUpdate', 'course', 'altitude']);
  const limited = { ...device, attributes: { speedLimit: 43.2 } };
  const position = { ...fix, attributes: { fuel: 0, ignition: true } };
  expect(keysOf(chooseTiles(limited, position, null)).slice(0, 3)).toEqual([
    'ignition',
    'speedLimit',
    'fuel',
  ]);
});

it('[S3.12] takes the pinned ones that a vehicle has, all of them, in their order', () => {
  const pinned = ['hours', 'color', 'fuel', 'ignition', 'course', 'lastUpdate', 'power', 'sat'];
  expect(tilesOf(fix.attributes, pinned)).toEqual(pinned.filter((key) => key !== 'fuel'));
  expect(tilesOf(fix.attributes, [])).toEqual([]);
});

it('leaves the age of the message to the line of a silent device', () => {
  const silent = { ...device, status: 'offline' };
  expect(keysOf(chooseTiles(silent, fix, null))).not.toContain('lastUpdate');
});

it('lists what no tile tells, the way once, and nothing that says nothing', () => {
  const attributes = {
    ...fix.attributes,
    motion: true,
    alarm: 'sos',
    interpolated: true,
    distance: 12,
    archive: false,
    driverUniqueId: 'X',
    note: 'x',
    empty: '',
    constructor: 'text',
  };
  const position = { ...fix, attributes, altitude: 0 };
  const told = new Set(keysOf(chooseTiles(device, position, null)));
  expect(keysOf(listFacts(device, position, told))).toEqual([
    'battery',
    'hours',
    'note',
    'constructor',
    'course',
    'protocol',
    'uniqueId',
    'category',
    'color',
  ]);
  const invalid = { ...position, valid: false };
  expect(listFacts(device, invalid)).toContainEqual({ key: 'valid', value: false });
  const without = { ...position, attributes: { totalDistance: 5 } };
  expect(keysOf(listFacts(device, without))).toContain('totalDistance');
});
