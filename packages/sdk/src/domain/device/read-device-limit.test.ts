import { expect, it } from 'vitest';
import { readDeviceLimit } from './read-device-limit';

it.each([
  [{ 'acme.deviceLimit': 10 }, 10],
  [{ 'acme.deviceLimit': '10' }, 10],
  [{ 'acme.deviceLimit': 10.9 }, 10],
  [{ deviceLimit: 7 }, 7],
  [{ 'acme.deviceLimit': 10, deviceLimit: 7 }, 10],
  [{ 'acme.deviceLimit': 0, deviceLimit: 7 }, null],
  [{ 'acme.deviceLimit': -1 }, null],
  [{ 'acme.deviceLimit': 'many' }, null],
  [{ 'other.deviceLimit': 3 }, null],
  [{}, null],
  [null, null],
])('reads the limit of %j as %j', (attributes, limit) => {
  expect(readDeviceLimit({ attributes }, 'acme')).toBe(limit);
});
