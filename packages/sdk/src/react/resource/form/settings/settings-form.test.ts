import { expect, it } from 'vitest';
import { toSettingsChanges, toSettingsItem } from './settings-form';

const owner = {
  id: 5,
  name: 'Ana',
  coordinateFormat: 'dms',
  attributes: { 'acme.lang': 'es', twelveHourFormat: true, telegramChatId: '7' },
};

it('[S3.17] shows what lies in the attributes of an account as fields', () => {
  expect(toSettingsItem(owner, 'acme')).toMatchObject({
    id: 5,
    name: 'Ana',
    language: 'es',
    clock: '12',
    coordinateFormat: 'dms',
    speedUnit: 'auto',
  });
  expect(toSettingsItem({ ...owner, coordinateFormat: null }, 'acme')).toMatchObject({
    coordinateFormat: 'auto',
  });
});

it('writes changes where they lie, and lets all others be', () => {
  expect(toSettingsChanges({ name: 'Bia', latitude: -23 }, 'acme')).toEqual({
    name: 'Bia',
    latitude: -23,
  });
  expect(
    toSettingsChanges({ coordinateFormat: 'auto', language: 'auto', pinned: 'fuel' }, 'acme'),
  ).toEqual({
    coordinateFormat: null,
    attributes: { 'acme.lang': null, 'acme.deviceAttributes': 'fuel' },
  });
});
