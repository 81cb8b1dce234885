import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergePatch } from '../merge-patch';
import { planChange, planUndo } from './plan-change';

type Json = Record<string, unknown>;
const value = fc.oneof(
  fc.integer(),
  fc.string(),
  fc.boolean(),
  fc.array(fc.integer(), { maxLength: 3 }),
);
const name = fc.constantFrom('a', 'b', 'c', '__proto__');
const plain = fc.dictionary(name, value, { maxKeys: 4, noNullPrototype: true });
const thing = fc.dictionary(name, fc.oneof(value, plain), { maxKeys: 4, noNullPrototype: true });
const patch = fc.dictionary(name, fc.oneof(value, plain, fc.constant(null)), {
  maxKeys: 4,
  noNullPrototype: true,
});

it('says member by member what changes, and nothing of what is so already', () => {
  const stored = { id: 4, groupId: 1, attributes: { color: 'red', speed: 80 } };
  expect(planChange(stored, { groupId: 2, attributes: { color: 'red', speed: null } })).toEqual([
    { path: ['groupId'], from: 1, to: 2 },
    { path: ['attributes', 'speed'], from: 80 },
  ]);
  expect(planChange(stored, { groupId: 1, model: null })).toEqual([]);
});

it('takes back only what nobody has changed since', () => {
  const changes = planChange({ groupId: 1, attributes: {} }, { groupId: 2, attributes: { a: 1 } });
  expect(planUndo({ groupId: 9, attributes: { a: 1 } }, changes)).toEqual({
    attributes: { a: null },
  });
  expect(planUndo({ groupId: 9, attributes: { a: 7 } }, changes)).toBeNull();
});

it('gives back what was there before', () => {
  fc.assert(
    fc.property(thing, patch, (stored, changes) => {
      const changed = mergePatch(stored, changes) as Json;
      const undo = planUndo(changed, planChange(stored, changes));
      const back = undo === null ? changed : (mergePatch(changed, undo) as Json);
      expect(planChange(back, stored)).toEqual([]);
      expect(planChange(stored, back)).toEqual([]);
    }),
  );
});

it('finds nothing to change a second time', () => {
  fc.assert(
    fc.property(thing, patch, (stored, changes) => {
      expect(planChange(mergePatch(stored, changes) as Json, changes)).toEqual([]);
    }),
  );
});
