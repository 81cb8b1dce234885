import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOTION_STATES } from '../device/motion-state';
import { countGroups, NO_GROUP_ID } from './count-groups';
import { listGroupMembers } from './list-group-members';
import { isInside, listPath, resolveParents } from './resolve-parents';

const tree = resolveParents([
  { id: 1, parentId: null },
  { id: 2, parentId: 1 },
  { id: 3, parentId: 2 },
  { id: 4, parentId: 77 },
]);

/** Trees as somebody may have made them: parents that are not there, circles. */
const nodes = fc.array(
  fc.record({ id: fc.integer({ min: 1, max: 12 }), parentId: fc.integer({ min: 0, max: 15 }) }),
);

describe('resolveParents', () => {
  it('makes roots of what has no parent, or one that is not there', () => {
    expect([...tree]).toEqual([
      [1, null],
      [2, 1],
      [3, 2],
      [4, null],
    ]);
    expect(listPath(tree, 3)).toEqual([1, 2, 3]);
    expect(listPath(tree, 99)).toEqual([]);
    expect([isInside(tree, 3, 1), isInside(tree, 1, 1), isInside(tree, 1, 3)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('leads every thing to a root, whatever circles there are', () => {
    fc.assert(
      fc.property(nodes, (given) => {
        const parentOf = resolveParents(given);
        expect(new Set(parentOf.keys())).toEqual(new Set(given.map(({ id }) => id)));
        for (const id of parentOf.keys()) {
          const path = listPath(parentOf, id);
          expect(new Set(path).size).toBe(path.length);
          expect(parentOf.get(path[0]!)).toBeNull();
        }
      }),
    );
  });
});

describe('listGroupMembers', () => {
  const members = [1, 2, 3, 4, NO_GROUP_ID].map((groupId) => ({ groupId }));
  const ids = (groupId: number, withSubgroups: boolean) =>
    listGroupMembers(tree, members, groupId, { withSubgroups }).map((member) => member.groupId);

  it('takes sub-groups in when it is asked to', () => {
    expect(ids(1, true)).toEqual([1, 2, 3]);
    expect(ids(1, false)).toEqual([1]);
    expect(ids(NO_GROUP_ID, true)).toEqual([NO_GROUP_ID]);
  });
});

describe('countGroups', () => {
  it('counts sub-groups in, and apart what is in no group that is known', () => {
    const counts = countGroups(tree, [
      { groupId: 1, state: 'moving' },
      { groupId: 3, state: 'idle' },
      { groupId: 3, state: 'moving' },
      { groupId: 88, state: 'offline' },
      { groupId: NO_GROUP_ID, state: 'unknown' },
    ]);
    const brief = [...counts].map(([id, { direct, all, states }]) => [
      id,
      direct,
      all,
      states.moving,
    ]);
    expect(brief).toEqual([
      [NO_GROUP_ID, 2, 2, 0],
      [1, 1, 3, 2],
      [2, 0, 2, 1],
      [3, 2, 2, 1],
      [4, 0, 0, 0],
    ]);
  });

  it('counts every device once among roots and those in no group', () => {
    const devices = fc.array(
      fc.record({
        groupId: fc.integer({ min: 0, max: 15 }),
        state: fc.constantFrom(...MOTION_STATES),
      }),
    );
    fc.assert(
      fc.property(nodes, devices, (given, fleet) => {
        const parentOf = resolveParents(given);
        const counts = countGroups(parentOf, fleet);
        const tops = [NO_GROUP_ID, ...parentOf.keys()].filter((id) => !parentOf.get(id));
        const sum = tops.reduce((total, id) => total + counts.get(id)!.all, 0);
        expect(sum).toBe(fleet.length);
        for (const { all, states } of counts.values()) {
          expect(MOTION_STATES.reduce((total, state) => total + states[state], 0)).toBe(all);
        }
      }),
    );
  });
});
