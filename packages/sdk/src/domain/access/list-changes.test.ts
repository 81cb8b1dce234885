// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listChanges } from './list-changes';

it('names what differs, attributes each by itself', () => {
  const before = { name: 'Ana', phone: null, attributes: { color: 'red', wheels: 4 } };
  const after = { name: 'Ana ', phone: '', zoom: 3, attributes: { color: 'blue', wheels: 4 } };
  expect(listChanges(before, after)).toEqual(['attributes.color', 'zoom']);
});

it('takes the same moment and an empty value for the same, however they are written', () => {
  const before = { expirationTime: '2026-08-21T16:18:51.000+00:00', readonly: false, limit: 0 };
  expect(listChanges(before, { expirationTime: '2026-08-21T18:18:51+02:00' })).toEqual([]);
  expect(listChanges(before, { expirationTime: null })).toEqual(['expirationTime']);
});

it('finds nothing between a thing and itself, and reads hostile shapes', () => {
  const thing = fc.dictionary(fc.string(), fc.jsonValue());
  fc.assert(
    fc.property(thing, thing, (one, other) => {
      expect(listChanges(one, one)).toEqual([]);
      expect(listChanges(one, other).sort()).toEqual(listChanges(other, one).sort());
    }),
  );
});
