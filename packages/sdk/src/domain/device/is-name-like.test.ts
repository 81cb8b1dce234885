// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNameLike } from './is-name-like';

describe('isNameLike', () => {
  it.each([
    'Aisha Ortiz',
    'João',
    'JOAO SILVA',
    'Ana-Lúcia d’Ávila',
    'M. J. de Souza',
    ' Wei  Li ',
    '山田 太郎',
  ])('takes "%s" for a name', (name) => expect(isNameLike(name)).toBe(true));

  it.each([
    '',
    'A',
    '77',
    'K1',
    'DEADBEEF',
    'FACE CAFE',
    '0F 1A',
    'ABCD',
    'a1b2c3',
    '??',
    '<i>Ana</i>',
  ])('takes "%s" for a code', (code) => expect(isNameLike(code)).toBe(false));

  it('takes nothing with a digit for a name', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(9), fc.string(), (start, digit, end) => {
        expect(isNameLike(`${start}${digit}${end}`)).toBe(false);
      }),
    );
  });
});
