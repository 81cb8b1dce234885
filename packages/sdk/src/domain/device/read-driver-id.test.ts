import { expect, it } from 'vitest';
import { readDriverId } from './read-driver-id';

it.each([
  ['012E717F010000', '012E717F010000'],
  [7, '7'],
  ['0', ''],
  ['0000000000000000', ''],
  [0, ''],
  ['', ''],
  [' 0 ', ''],
  [undefined, ''],
])('the driver %j is %j', (driverUniqueId, id) => {
  expect(readDriverId({ attributes: { driverUniqueId } })).toBe(id);
});
