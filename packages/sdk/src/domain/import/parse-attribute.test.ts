import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatCell } from './format-cell';
import { isAttributeKey, parseAttributeName, parseAttributeValue } from './parse-attribute';

it.each([
  ['43', null, 43],
  ['-0.5', null, -0.5],
  ['true', null, true],
  ['007', null, '007'],
  ['1e3', null, '1e3'],
  ['8955100000000000001', null, '8955100000000000001'],
  ['ABC1D23', null, 'ABC1D23'],
  ['43', 'text', '43'],
  ['true', 'text', 'true'],
  ['true', 'number', undefined],
  ['43', 'boolean', undefined],
  ['x', 'number', undefined],
] as const)('%j as %s is %j', (text, type, value) => {
  expect(parseAttributeValue(text, type)).toBe(value);
});

it('loses nothing of what was written', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String)),
      (text) => {
        const value = parseAttributeValue(text, null);
        if (typeof value === 'number') expect(value).toBe(Number(text));
        else expect(formatCell(value)).toBe(text);
      },
    ),
  );
});

it('tells a type from a key with a colon', () => {
  expect(parseAttributeName('speedLimit:number')).toEqual({ key: 'speedLimit', type: 'number' });
  expect(parseAttributeName('a:b')).toEqual({ key: 'a:b', type: null });
  expect(parseAttributeName(':text')).toEqual({ key: ':text', type: null });
});

it('takes no key that is a trick', () => {
  expect(['plate', 'rastro.color', 'São'].every(isAttributeKey)).toBe(true);
  expect(['', '__proto__', 'a\u0000b', 'x'.repeat(129)].some(isAttributeKey)).toBe(false);
});
