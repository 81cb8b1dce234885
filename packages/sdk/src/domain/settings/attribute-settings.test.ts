import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  CLOCK_CHOICES,
  DISTANCE_CHOICES,
  readAttributeSettings,
  SPEED_CHOICES,
  toSettingAttributes,
} from './attribute-settings';
import { CODES_FOR, NEW_ACCOUNT_PRESETS } from './sign-in-settings';

const settings = fc.record({
  language: fc.constantFrom('auto', 'pt-BR', 'es', 'en-US', 'fr'),
  timezone: fc.constantFrom('', 'America/Sao_Paulo', 'Etc/GMT+3'),
  clock: fc.constantFrom(...CLOCK_CHOICES),
  speedUnit: fc.constantFrom(...SPEED_CHOICES),
  distanceUnit: fc.constantFrom(...DISTANCE_CHOICES),
  pinned: fc.constantFrom('', 'fuelLevel', 'fuelLevel,temp1'),
  mostDevices: fc.nat(100_000),
  safeDeletion: fc.boolean(),
  mode: fc.constantFrom('plus', 'basic'),
  advancedPerms: fc.boolean(),
  billing: fc.boolean(),
  logReads: fc.boolean(),
  idleMinutes: fc.oneof(fc.constant(0), fc.integer({ min: 5, max: 129_600 })),
  mostHours: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 8760 })),
  codesFor: fc.constantFrom(...CODES_FOR),
  registrationPreset: fc.constantFrom(...NEW_ACCOUNT_PRESETS),
});

it('reads what was written, and leaves no attribute for what is not chosen', () => {
  fc.assert(
    fc.property(settings, (chosen) => {
      const written = toSettingAttributes(chosen, 'acme');
      const attributes = Object.fromEntries(
        Object.entries(written).filter(([, value]) => value !== null),
      );
      expect(readAttributeSettings({ attributes }, 'acme')).toEqual(chosen);
    }),
  );
});

it('[S1.3] [S3.12] writes the keys that others read, with the prefix of the product where it is its own', () => {
  const some = { language: 'es', clock: '12', pinned: 'fuelLevel', mostDevices: 3, name: 'Ana' };
  const changes = { ...some, safeDeletion: true };
  expect(toSettingAttributes(changes, 'acme')).toEqual({
    'acme.lang': 'es',
    twelveHourFormat: true,
    'acme.deviceAttributes': 'fuelLevel',
    'acme.deviceLimit': 3,
    'acme.safeDeletion': true,
  });
  expect(toSettingAttributes({ clock: '24', speedUnit: 'auto' }, 'acme')).toEqual({
    twelveHourFormat: false,
    speedUnit: null,
  });
});

it('takes what nobody can choose for no choice', () => {
  const attributes = { speedUnit: 'furlong', twelveHourFormat: 'yes', 'acme.deviceLimit': '-4' };
  expect(readAttributeSettings({ attributes }, 'acme')).toMatchObject({
    speedUnit: 'auto',
    clock: 'auto',
    mostDevices: 0,
  });
});
