import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../domain';
import { formatAttribute, parseAttribute, typeOfAttribute } from './attribute-values';

const value = fc.oneof(
  fc.string(),
  fc.boolean(),
  fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 }),
  fc.integer({ min: -999_999_999, max: 999_999_999 }).map((figures) => figures / 1000),
  fc.double({ noNaN: true, noDefaultInfinity: true }).filter((number) => {
    const size = Math.abs(number);
    return size >= 1e15 || (size < 1e-6 && size > 0);
  }),
);

describe('attributes', () => {
  it('are read as they were written, whatever they hold, in every language', () => {
    fc.assert(
      fc.property(value, fc.constantFrom(...LOCALES), (before, locale) => {
        const type = typeOfAttribute(before);
        expect(type).not.toBeNull();
        expect(parseAttribute(formatAttribute(before, locale), type ?? 'text', locale)).toBe(
          before,
        );
      }),
    );
  });

  it('are written with the decimal comma of the language', () => {
    expect(formatAttribute(12.5, 'pt-BR')).toBe('12,5');
    expect(formatAttribute(12.5, 'en-US')).toBe('12.5');
    expect(parseAttribute('12,5', 'number', 'es')).toBe(12.5);
  });

  it('tell what is no number, and nothing', () => {
    expect(parseAttribute('fast', 'number', 'pt-BR')).toBeNaN();
    expect(parseAttribute('', 'number', 'pt-BR')).toBeNull();
    expect(parseAttribute('', 'boolean', 'pt-BR')).toBeNull();
    expect(formatAttribute(Number.NaN, 'pt-BR')).toBe('');
  });

  it('that no field writes are known as such', () => {
    expect([null, undefined, [1], { a: 1 }].map(typeOfAttribute)).toEqual([null, null, null, null]);
    expect(formatAttribute({ a: [1] }, 'es')).toBe('{"a":[1]}');
  });
});
