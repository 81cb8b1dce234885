import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { DEVICE_FIELDS, LOCALES } from '../../../domain';
import { makeDevice } from '../../../testing';
import { driving, HEARD_AT, openDetail } from '../testing';

const HOSTILE = '<img src=x onerror=alert(1)>';
const device = makeDevice(1, {
  uniqueId: '1234567',
  category: 'truck',
  lastUpdate: HEARD_AT,
  attributes: { 'rastro.plate': 'RTA4F27' },
});
const position = driving({
  odometer: 84_312_000,
  totalDistance: 5,
  trip: 1382540,
  note: HOSTILE,
  io: { a: 1 },
});

async function openList() {
  openDetail({ device, position }, {}, { tab: 'data' });
  const list = within(await screen.findByRole('region', { name: 'More data' }));
  const valueOf = (label: string) => list.getByText(label).nextElementSibling?.textContent;
  return { list, valueOf };
}

it('names and words what it knows, and leaves codes and text of strangers as they are', async () => {
  const { valueOf, list } = await openList();
  expect(valueOf('Trip')).toBe('1382540');
  expect(valueOf('Identifier')).toBe('1234567');
  expect(valueOf('Category')).toBe('Truck');
  expect(valueOf('Plate')).toBe('RTA4F27');
  expect(valueOf('io')).toBe('{"a":1}');
  expect(valueOf('note')).toBe(HOSTILE);
  expect(document.querySelector('img')).toBeNull();
  expect(list.queryByText('Total distance')).toBeNull();
});

const paint = ['color', 'color_extra', 'hue', 'saturation', 'brightness'];
const ownKeys = [...Object.keys(DEVICE_FIELDS), ...paint].map((key) => `rastro.${key}`);
const sent = [
  ...['index', 'hdop', 'vdop', 'pdop', 'satVisible', 'gps', 'roaming', 'event', 'status'],
  ...['serviceOdometer', 'tripOdometer', 'obdOdometer', 'steps', 'heartRate', 'input', 'output'],
  ...['power', 'battery', 'batteryLevel', 'fuel', 'fuelUsed', 'fuelConsumption', 'fuelLevel'],
  ...['rpm', 'versionFw', 'versionHw', 'type', 'flags', 'antenna', 'charge', 'ip', 'approximate'],
  ...['vin', 'throttle', 'armed', 'geofence', 'acceleration', 'humidity', 'deviceTemp'],
  ...['coolantTemp', 'engineLoad', 'engineTemp', 'operator', 'lock', 'door', 'axleWeight'],
  ...['gSensor', 'iccid', 'phone', 'speedLimit', 'drivingTime', 'dtcs', 'obdSpeed', 'result'],
  ...['card', 'rfid', 'command', 'in1', 'in9', 'out3', 'adc12', 'temp7', 'io48', 'count2'],
];

it.each(LOCALES)('says the name of all that product and trackers know in %s', async (locale) => {
  const all = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, 'x']));
  openDetail(
    { device: { ...device, attributes: all(ownKeys) }, position: driving(all(sent)) },
    {},
    { tab: 'data' },
    { locale },
  );
  const terms = await screen.findAllByRole('term');
  expect(terms.length).toBeGreaterThan(ownKeys.length + sent.length);
  const raw = terms.filter((term) => term.textContent === term.title);
  expect(raw.map(({ title }) => title)).toEqual([]);
});

it('searches names without accents, keys and values', async () => {
  const { list } = await openList();
  const search = list.getByRole('searchbox');
  await userEvent.type(search, 'plate');
  expect(list.getAllByRole('term')).toHaveLength(1);
  await userEvent.clear(search);
  await userEvent.type(search, 'none of it');
  expect(list.getByRole('status')).toHaveTextContent('none of it');
});
