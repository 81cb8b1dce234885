import { makeDevice } from '@rastro/sdk/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readDraggedDevices } from './dragged-devices';

const members = [1, 2, 3].map((id) => ({
  device: makeDevice(id),
  groupId: 0,
  state: 'moving' as const,
}));

it('finds the devices that were dragged', () => {
  const ids = readDraggedDevices('[3,1,77]', members).map(({ device }) => device.id);
  expect(ids).toEqual([1, 3]);
});

it('takes nothing from what other pages drag here', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (data) => {
      fc.pre(!/\b[123]\b/.test(data));
      expect(readDraggedDevices(data, members)).toEqual([]);
    }),
  );
});
