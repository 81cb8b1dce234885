// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergePatch } from './merge-patch';

describe('mergePatch', () => {
  it.each([
    [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
    [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
    [{ a: 'b' }, { a: null }, {}],
    [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
    [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
    [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
    [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
    [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
    [
      ['a', 'b'],
      ['c', 'd'],
      ['c', 'd'],
    ],
    [{ a: 'b' }, ['c'], ['c']],
    [{ a: 'foo' }, null, null],
    [{ a: 'foo' }, 'bar', 'bar'],
    [{ e: null }, { a: 1 }, { e: null, a: 1 }],
    [[1, 2], { a: 'b', c: null }, { a: 'b' }],
    [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
  ])('of %j and %j, as RFC 7396 says', (target, patch, merged) => {
    expect(mergePatch(target, patch)).toEqual(merged);
  });

  it('keeps what the patch does not name, and says the same when it is said twice', () => {
    const thing = fc.dictionary(fc.string(), fc.jsonValue());
    fc.assert(
      fc.property(thing, thing, (target, patch) => {
        const once = mergePatch(target, patch) as Record<string, unknown>;
        expect(mergePatch(once, patch)).toEqual(once);
        for (const [name, value] of Object.entries(target)) {
          if (!Object.hasOwn(patch, name)) expect(once[name]).toEqual(value);
        }
      }),
    );
  });

  it('makes no prototype of a name', () => {
    const hostile = JSON.parse('{"__proto__":{"isAdministrator":true}}') as object;
    const merged = mergePatch({}, hostile) as Record<string, unknown>;
    expect(merged['isAdministrator']).toBeUndefined();
    expect(Object.keys(merged)).toEqual(['__proto__']);
  });
});
