import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../words/locale';
import { formatNumber } from './format-number';
import { parseNumber } from './parse-number';

describe('parseNumber', () => {
  it.each([
    ['pt-BR', '1.234,5', 1234.5],
    ['es', '1.234.567,25', 1234567.25],
    ['en-US', '1,234.5', 1234.5],
    ['pt-BR', '1.5', 1.5],
    ['en-US', '1,5', 1.5],
    ['pt-BR', '0.125', 0.125],
    ['pt-BR', '1.234', 1234],
    ['en-US', '1.234', 1.234],
    ['es', ' -12,5 ', -12.5],
    ['es', '\u22123', -3],
    ['pt-BR', ',5', 0.5],
    ['en-US', '5.', 5],
    ['en-US', '12 000', 12_000],
  ])('reads %s %s as %d', (locale, text, value) => {
    expect(parseNumber(text, locale)).toBe(value);
  });

  it.each(['abc', '1,2,3', '1.2.3', '--1', '1e9', '0x10', 'NaN', '-', '12,34.5', 'Infinity'])(
    'takes %s for no number in any language',
    (text) => {
      for (const locale of LOCALES) expect(parseNumber(text, locale), locale).toBeNaN();
    },
  );

  it('takes nothing for none', () => {
    expect(parseNumber('  ', 'pt-BR')).toBeNull();
  });

  it('reads what is written in a language as the number it was written of', () => {
    const number = fc
      .tuple(fc.integer({ min: -1e12, max: 1e12 }), fc.integer({ min: 0, max: 6 }))
      .map(([figures, decimals]) => Number((figures / 10 ** decimals).toFixed(decimals)));
    fc.assert(
      fc.property(number, fc.constantFrom(...LOCALES), (value, locale) => {
        const text = formatNumber(value, { locale, decimals: 6 });
        expect(parseNumber(text, locale)).toBeCloseTo(value, 6);
      }),
    );
  });
});
