import { expect, it } from 'vitest';
import { makeDevice, makePosition } from '../../testing';
import { toVehicleState } from './to-vehicle-state';

const plateOf = (attributes: Record<string, string>) =>
  toVehicleState(makeDevice(1, { attributes }), makePosition(1), 'brand').plate;

it('labels a vehicle with the plate that the list shows, under either of its names', () => {
  expect(plateOf({ 'brand.plate': 'ABC1D23' })).toBe('ABC1D23');
  expect(plateOf({ plate: 'RTA4F27' })).toBe('RTA4F27');
  expect(plateOf({ 'brand.plate': 'ABC1D23', plate: 'RTA4F27' })).toBe('ABC1D23');
  expect(plateOf({})).toBe('');
  expect(plateOf({ plate: 'AB 1234 CD 56' })).toBe('AB 1234 CD …');
  expect(plateOf({ plate: 'P'.repeat(60) })).toHaveLength(12);
});

it('labels a vehicle whose name shows as nothing with its identifier', () => {
  const nameOf = (name: string) =>
    toVehicleState(makeDevice(1, { name, uniqueId: '864180' }), makePosition(1), 'brand').name;
  expect(nameOf('Fiorino 07')).toBe('Fiorino 07');
  expect(nameOf(' \u200b ')).toBe('864180');
});
