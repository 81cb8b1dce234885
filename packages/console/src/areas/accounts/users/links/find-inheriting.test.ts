import { expect, it } from 'vitest';
import { findInheriting } from './find-inheriting';

it('tells groups that come with another from those that are linked', () => {
  const groups = [
    { id: 1, name: 'South', groupId: 0 },
    { id: 2, name: 'Vans', groupId: 1 },
    { id: 3, name: 'Night', groupId: 2 },
    { id: 5, name: 'North', groupId: 4 },
  ];
  expect([...findInheriting(groups)]).toEqual([
    [2, 'South'],
    [3, 'Vans'],
  ]);
});
