import { expect, it } from 'vitest';
import { group } from '../../../contract';
import { rebaseChanges } from './rebase-changes';

const { members } = group;
const before = { name: 'North', groupId: 0, attributes: { speed: 1, color: 'red', old: true } };

it('keeps what was changed here, member by member and attribute by attribute', () => {
  const here = { ...before, name: 'Mine', attributes: { speed: 2, color: 'red' } };
  const theirs = {
    name: 'Theirs',
    groupId: 4,
    attributes: { speed: 9, color: 'blue', old: true, fresh: 1 },
  };
  expect(rebaseChanges(members, { before, here, theirs })).toEqual({
    name: 'Mine',
    groupId: 4,
    attributes: { speed: 2, color: 'blue', fresh: 1 },
  });
});

it('is theirs where nothing was changed here', () => {
  const theirs = { ...before, name: 'Theirs' };
  expect(rebaseChanges(members, { before, here: before, theirs })).toEqual(theirs);
});
