import { device as description } from '@rastro/sdk/contract';
import { applyDraft, listDraftChanges } from '@rastro/sdk/domain';
import { expect, it } from 'vitest';
import { findResource } from '../resources';
import type { Entity } from '../entity';

const deviceResource = findResource(description);
const device = deviceResource.description.decode({
  id: 5,
  name: 'Truck',
  uniqueId: '1',
  phone: '11',
  groupId: 3,
  expirationTime: '2027-01-01T00:00:00.000+00:00',
  attributes: { count: '12', list: [1, 2], old: true },
}) as Entity;
const attribute = (text: string, value: unknown = text) => ({ text, value });

it('changes what is named and nothing else', () => {
  const after = applyDraft(deviceResource, device, {
    fields: { name: 'Truck 7', expirationTime: '2027-01-01T00:00:00.000Z' },
    references: {},
    attributes: new Map([['plate', attribute('ABC')]]),
    removedAttributes: ['old'],
  });
  expect(after).toMatchObject({ id: 5, phone: '11', groupId: 3 });
  expect(after['attributes']).toEqual({ count: '12', list: [1, 2], plate: 'ABC' });
  expect(listDraftChanges(deviceResource, device, after)).toEqual([
    'name',
    'attributes.old',
    'attributes.plate',
  ]);
});

it('leaves alone what reads the same, whatever its type', () => {
  const attributes = new Map([
    ['count', attribute('12', 12)],
    ['list', attribute('[1,2]')],
    ['old', attribute('true', true)],
  ]);
  const after = applyDraft(deviceResource, device, { fields: {}, references: {}, attributes });
  expect(listDraftChanges(deviceResource, device, after)).toEqual([]);
  expect(after['attributes']).toEqual(device['attributes']);
});

it('says of a new device all that it has', () => {
  const after = applyDraft(deviceResource, null, {
    fields: { name: 'A', uniqueId: '2' },
    references: {},
    attributes: new Map(),
  });
  expect(listDraftChanges(deviceResource, null, after)).toEqual(
    expect.arrayContaining(['name', 'uniqueId']),
  );
});
