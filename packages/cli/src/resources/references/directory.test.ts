import { group } from '@rastro/sdk/contract';
import { createDirectory } from '@rastro/sdk/domain';
import { expect, it } from 'vitest';
import { findResource } from '../resources';

const groups = createDirectory(
  findResource(group),
  group.decodeList([
    { id: 1, name: 'Região Norte', groupId: 0 },
    { id: 2, name: 'Depot', groupId: 1 },
    { id: 3, name: 'depot', groupId: 0 },
    { id: 4, name: 'Gate', groupId: 2 },
    { id: 5, name: '7', groupId: 6 },
    { id: 6, name: 'Ring', groupId: 5 },
  ]),
);

it.each([
  ['Região Norte', { kind: 'found', id: 1 }],
  ['regiao norte', { kind: 'found', id: 1 }],
  ['Depot', { kind: 'found', id: 2 }],
  ['DEPOT', { kind: 'ambiguous', ids: [2, 3] }],
  ['4', { kind: 'found', id: 4 }],
  ['7', { kind: 'found', id: 5 }],
  ['99', { kind: 'unknown' }],
  ['South', { kind: 'unknown' }],
])('%s is %j', (text, match) => {
  expect(groups.find(text)).toEqual(match);
});

it('knows all that is below, and gets out of a ring', () => {
  expect([...groups.withChildren(1)]).toEqual([1, 2, 4]);
  expect([...groups.withChildren(5)]).toEqual([5, 6]);
});
