import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canMoveTo, listTreeLines, nextTreeMove, type NodeId, type TreePlace } from './tree-model';

const place = (id: number, parentId: number | null, label = `Group ${id}`): TreePlace => ({
  id,
  parentId,
  label,
});
const GROUPS = [
  place(1, null, 'South'),
  place(2, 1, 'Água'),
  place(3, 2),
  place(4, null, 'North'),
  place(5, 99),
];
const ALL = new Set<NodeId>([1, 2, 3, 4, 5]);
const shown = (lines: ReturnType<typeof listTreeLines>) =>
  lines.map(({ node, level }) => `${level}:${node.id}`);

describe('a tree', () => {
  it('lists what is in view; nodes whose parent is not there are roots', () => {
    expect(shown(listTreeLines(GROUPS, ALL))).toEqual(['1:1', '2:2', '3:3', '1:4', '1:5']);
    const folded = listTreeLines(GROUPS, new Set([2]));
    expect(shown(folded)).toEqual(['1:1', '1:4', '1:5']);
    expect(folded[0]).toMatchObject({ hasChildren: true, isExpanded: false, place: 1, places: 3 });
  });

  it('shows with a query what matches and what leads to it, folded or not', () => {
    expect(shown(listTreeLines(GROUPS, new Set(), 'agua'))).toEqual(['1:1', '2:2']);
    expect(shown(listTreeLines(GROUPS, new Set(), 'group 3'))).toEqual(['1:1', '2:2', '3:3']);
  });

  it('refuses moves into a node itself, below it, to where it is, and to what is not there', () => {
    const targets = [null, 1, 2, 3, 4, 5, 99];
    expect(targets.filter((target) => canMoveTo(GROUPS, 2, target))).toEqual([null, 4, 5]);
    expect(targets.filter((target) => canMoveTo(GROUPS, 1, target))).toEqual([4, 5]);
    expect(targets.filter((target) => canMoveTo(GROUPS, 99, target))).toEqual([]);
  });

  const nodes = fc.uniqueArray(
    fc.record({ id: fc.nat(12), parentId: fc.option(fc.nat(12)), label: fc.string() }),
    { selector: ({ id }) => id },
  );

  it('shows every node once, whatever hangs in circles', () => {
    fc.assert(
      fc.property(nodes, (given) => {
        const ids = listTreeLines(given, new Set(given.map(({ id }) => id))).map(
          ({ node }) => node.id,
        );
        expect([...ids].sort()).toEqual(given.map(({ id }) => id).sort());
      }),
    );
  });

  it('has no circle after any move it allows', () => {
    fc.assert(
      fc.property(nodes, fc.nat(12), fc.option(fc.nat(12)), (given, id, parentId) => {
        const placed = listTreeLines(given, new Set(given.map((each) => each.id)));
        const sound = placed.map(({ node, parentId: at }) => ({ ...node, parentId: at }));
        if (!canMoveTo(sound, id, parentId)) return;
        const moved = sound.map((node) => (node.id === id ? { ...node, parentId } : node));
        const lines = listTreeLines(moved, new Set(moved.map((each) => each.id)));
        for (const { node, parentId: at } of lines) expect(at).toBe(node.parentId);
      }),
    );
  });

  it.each([
    ['ArrowRight', 0, { kind: 'focus', index: 1 }],
    ['ArrowLeft', 0, { kind: 'fold', id: 1, isExpanded: false }],
    ['ArrowLeft', 2, { kind: 'focus', index: 1 }],
    ['ArrowRight', 2, null],
    ['End', 0, { kind: 'focus', index: 4 }],
    ['n', 0, { kind: 'focus', index: 3 }],
    ['a', 3, { kind: 'focus', index: 1 }],
    ['Escape', 0, null],
  ])('answers %s on line %i', (key, index, move) => {
    expect(nextTreeMove(key, listTreeLines(GROUPS, ALL), index)).toEqual(move);
  });
});
