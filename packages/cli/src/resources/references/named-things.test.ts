import { device, user } from '@rastro/sdk/contract';
import { expect, it } from 'vitest';
import { findResource } from '../resources';
import { createNamedThings } from './named-things';

const devices = createNamedThings(findResource(device), [
  { id: 1, name: '2', uniqueId: 'a', attributes: { plate: 'ABC-1234' } },
  { id: 2, name: 'a', uniqueId: '8601', attributes: {} },
  { id: 3, name: 'Ônibus', uniqueId: 'c', attributes: { 'x.plate': 'ABC1C34' } },
  { id: 4, name: 'ônibus', uniqueId: 'd', attributes: { plate: 'XY 99' } },
  { id: 5, name: 'RTA4F27', uniqueId: 'e', attributes: { plate: 5 } },
  { id: 6, name: 'Gone', uniqueId: 'deleted-6-1', attributes: {} },
  { id: 7, name: 'Gone', uniqueId: 'g', attributes: {} },
  { id: 8, name: 'Alone', uniqueId: 'deleted-8-1', attributes: {} },
]);

it.each([
  ['2', [2]],
  ['8601', [2]],
  [' a ', [1]],
  ['abc1234', [1, 3]],
  ['XY-99', [4]],
  ['rta4f27', [5]],
  ['Ônibus', [3]],
  ['ONIBUS', [3, 4]],
  ['gone', [7]],
  ['alone', [8]],
  ['99', []],
  ['', []],
])('the device "%s" is %j', (text, ids) => {
  expect(devices.find(text).map(({ id }) => id)).toEqual(ids);
});

it('takes an email before a name', () => {
  const users = createNamedThings(findResource(user), [
    { id: 1, name: 'ana@a.example', email: 'rui@a.example' },
    { id: 2, name: 'Ana', email: 'ana@a.example' },
  ]);
  expect(users.find('ana@a.example').map(({ id }) => id)).toEqual([2]);
  expect(users.find('ANA@a.example').map(({ id }) => id)).toEqual([1, 2]);
});
