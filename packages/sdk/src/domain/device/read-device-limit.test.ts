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

it.each([
  [{}, '0', 0],
  [{}, '-1', 0],
  [{}, '12', 12],
  [{ 'acme.deviceLimit': 10 }, '12', 10],
  [{ 'acme.deviceLimit': 10 }, '0', 0],
  [{ 'acme.deviceLimit': 10 }, '', 10],
  [{}, 'unlimited', null],
])(
  '[S5.7] [S7.15] takes the less of %j and what the licence says, %j: %j',
  (attributes, licensed, limit) => {
    expect(readDeviceLimit({ attributes }, 'acme', licensed)).toBe(limit);
  },
);
