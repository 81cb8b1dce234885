import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanSignInName, normalizeSignInName, passwordForms } from './sign-in-name';

describe('normalizeSignInName', () => {
  it.each([
    ['İstanbul@example.com', 'İSTANBUL@EXAMPLE.COM'],
    ['ΟΔΟΣ', 'οδος'],
    ['οδοσ@x', 'ΟΔΟΣ@X'],
    ['boris \t', 'Boris'],
    ['\u00a0ana@x\u3000', 'ana@x'],
    ['Joa\u0303o', 'JOÃO'],
  ])('takes %j and %j for one', (one, other) => {
    expect(normalizeSignInName(one)).toBe(normalizeSignInName(other));
  });

  it('changes nothing of what it made, in whichever letters it comes again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const name = normalizeSignInName(text);
        expect(normalizeSignInName(name)).toBe(name);
        expect(normalizeSignInName(` ${text.normalize('NFD')}\t`)).toBe(name);
        expect(cleanSignInName(cleanSignInName(text))).toBe(cleanSignInName(text));
      }),
    );
    expect(normalizeSignInName(undefined)).toBe('');
  });
});

describe('passwordForms', () => {
  it('begins with the one that is stored, and is one for most', () => {
    expect(passwordForms('plain')).toEqual(['plain']);
    expect(passwordForms('Cafe\u0301')).toEqual(['Caf\u00e9', 'Cafe\u0301']);
    expect(passwordForms('Caf\u00e9')).toEqual(['Caf\u00e9', 'Cafe\u0301']);
  });
});
